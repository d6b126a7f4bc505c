// Mistake: the pairs come in the order in which the input has the edges from a vertex.

/**
 * The edges that no longer path replaces, in ascending order.
 *
 * @param {number} n
 * @param {[number, number][]} edges
 * @returns {[number, number][]}
 */
function transitiveReduction(n, edges) {
  const sets = new Map(); // parallel edges become one
  for (const [u, v] of edges) {
    if (!sets.has(u)) sets.set(u, new Set());
    sets.get(u).add(v);
  }
  const successors = Array.from({ length: n }, (_, u) => [...(sets.get(u) ?? [])]);

  return [...sets.keys()].flatMap((u) => {
    const byDetour = reachedBeyond(successors, successors[u]);
    return successors[u].filter((v) => !byDetour[v]).map((v) => [u, v]);
  });
}

/** Marks all vertices at the end of an edge that can be reached from one of the starts. */
function reachedBeyond(successors, starts) {
  const visited = new Array(successors.length).fill(false);
  const reached = new Array(successors.length).fill(false);
  const stack = [...starts];
  while (stack.length > 0) {
    const u = stack.pop();
    if (visited[u]) continue;
    visited[u] = true;
    for (const v of successors[u]) {
      reached[v] = true;
      if (!visited[v]) stack.push(v);
    }
  }
  return reached;
}
