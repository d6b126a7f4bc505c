// Heap sort, O(n log n) time in place.
//
// A max-heap is built, then its root, the largest value, moves behind the heap until none is left.

/// The values in non-decreasing order.
fn heap_sort(values: &[i32]) -> Vec<i32> {
    let mut heap = values.to_vec();
    // Leaves are heaps already, so building starts at the last node that has a child.
    for root in (0..heap.len() / 2).rev() {
        sift_down(&mut heap, root);
    }
    for last in (1..heap.len()).rev() {
        heap.swap(0, last);
        sift_down(&mut heap[..last], 0);
    }
    heap
}

/// Lets the value at `root` sink in the heap until no child is larger.
fn sift_down(heap: &mut [i32], mut root: usize) {
    while 2 * root + 1 < heap.len() {
        let mut child = 2 * root + 1;
        if child + 1 < heap.len() && heap[child + 1] > heap[child] {
            child += 1;
        }
        if heap[child] <= heap[root] {
            return;
        }
        heap.swap(root, child);
        root = child;
    }
}
