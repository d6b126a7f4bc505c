// Bellman-Ford shortest paths, O(V * E).
//
// A round relaxes every edge once. Without a negative cycle a shortest path has at most n - 1
// edges, and as many rounds find it; if one more round still improves something, there is such a
// cycle.

const UNREACHABLE = 1000000000;

/**
 * The distance from the source to every vertex; empty if it reaches a negative cycle.
 *
 * @param {number} n
 * @param {[number, number, number][]} edges
 * @param {number} source
 * @returns {number[]}
 */
function bellmanFord(n, edges, source) {
  // Infinity plus any weight is Infinity, so what is unreachable improves nothing.
  const distance = new Array(n).fill(Infinity);
  distance[source] = 0;

  let round = 0;
  let improved;
  do {
    improved = false;
    for (const [u, v, weight] of edges) {
      if (distance[u] + weight < distance[v]) {
        distance[v] = distance[u] + weight;
        improved = true;
      }
    }
    round++;
  } while (improved && round < n);

  if (improved) return [];
  return distance.map((d) => (d === Infinity ? UNREACHABLE : d));
}
