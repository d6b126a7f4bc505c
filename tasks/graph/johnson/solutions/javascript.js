// Johnson's all-pairs shortest paths, O(V * E log V).
//
// Every vertex gets a potential so that weight + potential[u] - potential[v] is never negative.
// This changes all paths from one vertex to another by the same amount, so the shortest one stays
// the shortest, and Dijkstra's algorithm can find it from each vertex.

const UNREACHABLE = 1000000000;

/**
 * The matrix of distances, or [] if there is a negative cycle.
 *
 * @param {number} n
 * @param {[number, number, number][]} edges
 * @returns {number[][]}
 */
function johnson(n, edges) {
  const potential = findPotential(n, edges);
  if (potential === null) return [];

  const outgoing = Array.from({ length: n }, () => []);
  for (const [u, v, weight] of edges) {
    outgoing[u].push({ to: v, weight: weight + potential[u] - potential[v] });
  }
  return outgoing.map((_, source) =>
    shortestPaths(outgoing, source).map((d, v) =>
      d === Infinity ? UNREACHABLE : d - potential[source] + potential[v],
    ),
  );
}

/**
 * Potentials that leave no edge negative, by Bellman-Ford: the distances from an added vertex with
 * an edge of weight 0 to every other. Null if there is a negative cycle.
 */
function findPotential(n, edges) {
  const potential = new Array(n).fill(0);
  // No shortest path from the added vertex has more than n edges, and its first one is done.
  for (let round = 0; round < n; round++) {
    let changed = false;
    for (const [u, v, weight] of edges) {
      if (potential[u] + weight < potential[v]) {
        potential[v] = potential[u] + weight;
        changed = true;
      }
    }
    if (!changed) return potential;
  }
  return null;
}

/** The distance from the source to every vertex, by Dijkstra. */
function shortestPaths(outgoing, source) {
  const distance = new Array(outgoing.length).fill(Infinity);
  distance[source] = 0;
  const heap = new MinHeap();
  heap.push(0, source);
  while (heap.size > 0) {
    const [reachedAt, u] = heap.pop();
    // The heap cannot lower a key, so an outdated entry stays until it comes up.
    if (reachedAt > distance[u]) continue;
    for (const { to, weight } of outgoing[u]) {
      const candidate = reachedAt + weight;
      if (candidate < distance[to]) {
        distance[to] = candidate;
        heap.push(candidate, to);
      }
    }
  }
  return distance;
}

/** A binary heap of values, smallest key first. */
class MinHeap {
  constructor() {
    this.entries = [];
  }

  get size() {
    return this.entries.length;
  }

  push(key, value) {
    const { entries } = this;
    let i = entries.length;
    entries.push([key, value]);
    while (i > 0) {
      const parent = (i - 1) >> 1;
      if (entries[parent][0] <= key) break;
      [entries[i], entries[parent]] = [entries[parent], entries[i]];
      i = parent;
    }
  }

  pop() {
    const { entries } = this;
    const smallest = entries[0];
    const last = entries.pop();
    if (entries.length > 0) {
      entries[0] = last;
      this.sink();
    }
    return smallest;
  }

  /** Moves the first entry down to where neither child is smaller. */
  sink() {
    const { entries } = this;
    let i = 0;
    for (;;) {
      let child = 2 * i + 1;
      if (child + 1 < entries.length && entries[child + 1][0] < entries[child][0]) child++;
      if (child >= entries.length || entries[i][0] <= entries[child][0]) return;
      [entries[i], entries[child]] = [entries[child], entries[i]];
      i = child;
    }
  }
}
