// Prim's algorithm for a minimum spanning forest, O(E log V).
//
// A tree grows from a start vertex, always by the lightest edge that leads out of it: some minimum
// forest contains this edge. When no edge leads out, the next tree starts at a vertex outside.

/**
 * The total weight of a minimum spanning forest.
 *
 * @param {number} n
 * @param {[number, number, number][]} edges
 * @returns {number}
 */
function primMstWeight(n, edges) {
  const neighbours = Array.from({ length: n }, () => []);
  for (const [u, v, weight] of edges) {
    neighbours[u].push({ vertex: v, weight });
    neighbours[v].push({ vertex: u, weight });
  }

  let total = 0;
  const inForest = new Array(n).fill(false);
  for (let start = 0; start < n; start++) {
    if (inForest[start]) continue;
    const heap = new MinHeap();
    heap.push({ vertex: start, weight: 0 }); // the first vertex of a tree costs nothing
    while (heap.size > 0) {
      const { vertex, weight } = heap.pop();
      if (inForest[vertex]) continue; // a lighter edge has led here in the meantime
      inForest[vertex] = true;
      total += weight;
      for (const neighbour of neighbours[vertex]) {
        if (!inForest[neighbour.vertex]) heap.push(neighbour);
      }
    }
  }
  return total;
}

/** A binary heap of objects that have a weight. */
class MinHeap {
  constructor() {
    this.items = [];
  }

  get size() {
    return this.items.length;
  }

  push(item) {
    const { items } = this;
    let i = items.length;
    // Parents that are heavier move down until there is room for the item.
    while (i > 0) {
      const parent = (i - 1) >> 1;
      if (items[parent].weight <= item.weight) break;
      items[i] = items[parent];
      i = parent;
    }
    items[i] = item;
  }

  pop() {
    const { items } = this;
    const lightest = items[0];
    const last = items.pop();
    if (items.length > 0) {
      // The last item sinks from the root to its place.
      let i = 0;
      for (;;) {
        let child = 2 * i + 1;
        if (child >= items.length) break;
        if (child + 1 < items.length && items[child + 1].weight < items[child].weight) child++;
        if (items[child].weight >= last.weight) break;
        items[i] = items[child];
        i = child;
      }
      items[i] = last;
    }
    return lightest;
  }
}
