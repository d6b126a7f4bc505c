// Kahn's algorithm with a heap, O(V log V + E).
//
// Of the vertices without an unplaced predecessor the smallest is placed next, which gives the
// lexicographically smallest order. Vertices on or behind a cycle never become ready.

/**
 * The smallest topological order, or [] if there is a cycle.
 *
 * @param {number} n
 * @param {[number, number][]} edges
 * @returns {number[]}
 */
function topologicalSort(n, edges) {
  const successors = Array.from({ length: n }, () => []);
  const missing = new Array(n).fill(0); // how many predecessors are not placed yet
  for (const [u, v] of edges) {
    successors[u].push(v);
    missing[v]++;
  }

  const ready = new MinHeap();
  for (let v = 0; v < n; v++) {
    if (missing[v] === 0) ready.push(v);
  }
  const order = [];
  while (ready.size > 0) {
    const u = ready.pop();
    order.push(u);
    for (const v of successors[u]) {
      missing[v]--;
      if (missing[v] === 0) ready.push(v);
    }
  }
  return order.length === n ? order : [];
}

/** A binary heap of numbers, smallest first. */
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
    items.push(item);
    while (i > 0) {
      const parent = (i - 1) >> 1;
      if (items[parent] <= item) break;
      items[i] = items[parent];
      i = parent;
    }
    items[i] = item;
  }

  pop() {
    const { items } = this;
    const smallest = items[0];
    const last = items.pop();
    if (items.length > 0) {
      // The last item sinks from the root to its place.
      let i = 0;
      for (;;) {
        let child = 2 * i + 1;
        if (child >= items.length) break;
        if (child + 1 < items.length && items[child + 1] < items[child]) child++;
        if (items[child] >= last) break;
        items[i] = items[child];
        i = child;
      }
      items[i] = last;
    }
    return smallest;
  }
}
