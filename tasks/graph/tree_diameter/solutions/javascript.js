// Diameter of a tree by two breadth-first searches, O(V).
//
// The search goes level by level: all vertices at one distance, then those at the next. A vertex of
// the last level is an end of a longest path, wherever the search began. A second search from
// there has one level more than the path has edges.

/**
 * The number of edges on a longest path.
 *
 * @param {number} n
 * @param {[number, number][]} edges
 * @returns {number}
 */
function treeDiameter(n, edges) {
  const neighbours = Array.from({ length: n }, () => []);
  for (const [u, v] of edges) {
    neighbours[u].push(v);
    neighbours[v].push(u);
  }
  const { vertex } = farthest(neighbours, 0);
  return farthest(neighbours, vertex).distance;
}

/** A vertex farthest from the start, with its distance. */
function farthest(neighbours, start) {
  const seen = new Set([start]);
  let level = [start];
  for (let distance = 0; ; distance++) {
    const next = [];
    for (const u of level) {
      for (const v of neighbours[u]) {
        if (seen.has(v)) continue;
        seen.add(v);
        next.push(v);
      }
    }
    if (next.length === 0) return { vertex: level[0], distance };
    level = next;
  }
}
