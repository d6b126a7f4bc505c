// Floyd-Warshall all-pairs shortest paths, O(V^3).
//
// After round k, distance[i][j] is the length of the shortest path from i to j that passes only
// through vertices 0..k on the way.

const UNREACHABLE = 1000000000;

/**
 * The matrix of distances, or [] if there is a negative cycle.
 *
 * @param {number} n
 * @param {[number, number, number][]} edges
 * @returns {number[][]}
 */
function floydWarshall(n, edges) {
  // Infinity while computing: unlike a large integer it stays unreachable when a negative weight
  // is added to it.
  const distance = Array.from({ length: n }, () => new Array(n).fill(Infinity));
  for (let v = 0; v < n; v++) {
    distance[v][v] = 0;
  }
  for (const [u, v, weight] of edges) {
    distance[u][v] = Math.min(distance[u][v], weight);
  }

  for (let k = 0; k < n; k++) {
    const fromK = distance[k];
    for (const row of distance) {
      const toK = row[k];
      if (toK === Infinity) continue;
      for (let j = 0; j < n; j++) {
        if (toK + fromK[j] < row[j]) {
          row[j] = toK + fromK[j];
        }
      }
    }
  }

  if (distance.some((row, v) => row[v] < 0)) return [];
  return distance.map((row) => row.map((d) => (d === Infinity ? UNREACHABLE : d)));
}
