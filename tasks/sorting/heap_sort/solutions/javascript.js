// Heap sort, O(n log n) time in place.
//
// A max-heap is built, then its root, the largest value, moves behind the heap until none is left.

/**
 * The values in non-decreasing order.
 *
 * @param {number[]} values
 * @returns {number[]}
 */
function heapSort(values) {
  const heap = values.slice();
  // Leaves are heaps already, so building starts at the last node that has a child.
  for (let root = (heap.length >> 1) - 1; root >= 0; root--) siftDown(heap, root, heap.length);
  for (let last = heap.length - 1; last > 0; last--) {
    [heap[0], heap[last]] = [heap[last], heap[0]];
    siftDown(heap, 0, last);
  }
  return heap;
}

/** Lets the value at root sink in the first `size` elements until no child is larger. */
function siftDown(heap, root, size) {
  while (2 * root + 1 < size) {
    let child = 2 * root + 1;
    if (child + 1 < size && heap[child + 1] > heap[child]) child++;
    if (heap[child] <= heap[root]) return;
    [heap[root], heap[child]] = [heap[child], heap[root]];
    root = child;
  }
}
