// Dijkstra's algorithm with a binary heap, O((V + E) log V).
//
// The vertex that is nearest among the unfinished ones is finished next: no weight is negative,
// so a detour over vertices that are farther away cannot reach it sooner.

const UNREACHABLE = 1000000000;

/**
 * The distance from source to every vertex.
 *
 * @param {number} n
 * @param {[number, number, number][]} edges
 * @param {number} source
 * @returns {number[]}
 */
function dijkstra(n, edges, source) {
  const outgoing = Array.from({ length: n }, () => []);
  for (const edge of edges) {
    outgoing[edge[0]].push(edge);
  }

  const distance = new Array(n).fill(UNREACHABLE);
  distance[source] = 0;
  const heap = new MinHeap();
  heap.push([0, source]);
  while (heap.size > 0) {
    const [reachedAt, u] = heap.pop();
    // The heap cannot lower a key, so an outdated entry stays until it comes up.
    if (reachedAt > distance[u]) continue;
    for (const [, v, weight] of outgoing[u]) {
      const candidate = reachedAt + weight;
      if (candidate < distance[v]) {
        distance[v] = candidate;
        heap.push([candidate, v]);
      }
    }
  }
  return distance;
}

/** A binary heap of arrays, smallest first by their first entry. */
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
      if (items[parent][0] <= item[0]) break;
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
        if (child + 1 < items.length && items[child + 1][0] < items[child][0]) child++;
        if (items[child][0] >= last[0]) break;
        items[i] = items[child];
        i = child;
      }
      items[i] = last;
    }
    return smallest;
  }
}
