// Mistake: fill() puts the same array into every place.

/**
 * For each vertex the greatest k of a core that it belongs to.
 *
 * @param {number} n
 * @param {[number, number][]} edges
 * @returns {number[]}
 */
function coreNumbers(n, edges) {
  const lists = new Array(n).fill([]);
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
