// Core numbers of a graph by peeling, O(V + E).
//
// For k = 0, 1, 2 and so on, the vertices with at most k neighbours left are taken off, again and
// again, until all the others have more. Those taken off have core number k: what was left before
// is a subgraph with at least k neighbours each, and no vertex taken off can be in a denser one.

/**
 * For each vertex the greatest k of a core that it belongs to.
 *
 * @param {number} n
 * @param {[number, number][]} edges
 * @returns {number[]}
 */
function coreNumbers(n, edges) {
  const lists = Array.from({ length: n }, () => []);
  for (const [u, v] of edges) {
    lists[u].push(v);
    lists[v].push(u);
  }
  // Parallel edges lead to the same neighbour, which counts once.
  const neighbours = lists.map((list) => [...new Set(list)]);

  const core = new Array(n).fill(0);
  const degree = neighbours.map((list) => list.length);
  let left = [...core.keys()];
  // A vertex is looked at for each k up to its core number, so its degree bounds how often.
  for (let k = 0; left.length > 0; k++) {
    const peeled = left.filter((v) => degree[v] <= k);
    for (const u of peeled) {
      core[u] = k;
      for (const v of neighbours[u]) {
        degree[v]--;
        // A vertex that had k neighbours or fewer is among the peeled ones already.
        if (degree[v] === k) peeled.push(v);
      }
    }
    left = left.filter((v) => degree[v] > k);
  }
  return core;
}
