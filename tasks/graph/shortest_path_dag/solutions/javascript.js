// Shortest paths in a graph without cycles, O(V + E).
//
// The vertices are taken in a topological order. When a vertex comes up, all edges into it have
// been followed, so its distance is final; negative weights do no harm.

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
  for (const u of topologicalOrder(outgoing)) {
    for (const { to, weight } of outgoing[u]) {
      distance[to] = Math.min(distance[to], distance[u] + weight);
    }
  }
  return distance.map((d) => (d === Infinity ? UNREACHABLE : d));
}

/** All vertices, the start of each edge before its end. */
function topologicalOrder(outgoing) {
  const incoming = new Array(outgoing.length).fill(0);
  for (const { to } of outgoing.flat()) {
    incoming[to]++;
  }
  const order = [...incoming.keys()].filter((v) => incoming[v] === 0);
  // The loop comes to the vertices that are added to the order on the way, too.
  for (const u of order) {
    for (const { to } of outgoing[u]) {
      incoming[to]--;
      if (incoming[to] === 0) order.push(to);
    }
  }
  return order;
}
