// Mistake: takes the vertices as a breadth-first search finds them, some of them too soon.

const UNREACHABLE = 1000000000;

/**
 * The distance from source to every vertex.
 *
 * @param {number} n
 * @param {[number, number, number][]} edges
 * @param {number} source
 * @returns {number[]}
 */
function dagShortestPath(n, edges, source) {
  const outgoing = Array.from({ length: n }, () => []);
  for (const [u, v, weight] of edges) {
    outgoing[u].push({ to: v, weight });
  }

  // Infinity while computing: unlike a large integer it stays unreachable when a negative weight
  // is added to it.
  const distance = new Array(n).fill(Infinity);
  distance[source] = 0;
  for (const u of breadthFirstOrder(outgoing, source)) {
    for (const { to, weight } of outgoing[u]) {
      distance[to] = Math.min(distance[to], distance[u] + weight);
    }
  }
  return distance.map((d) => (d === Infinity ? UNREACHABLE : d));
}

/** All vertices that can be reached, by their number of edges from the source. */
function breadthFirstOrder(outgoing, source) {
  const order = new Set([source]);
  for (const u of order) {
    for (const { to } of outgoing[u]) {
      order.add(to);
    }
  }
  return order;
}
