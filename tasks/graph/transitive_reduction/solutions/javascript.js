// Transitive reduction of an acyclic graph by a search from every vertex, O(V * E).
//
// The search from u begins with all successors of u at once. Where it then goes along an edge, the
// end can be reached from u by two edges or more, so u needs no edge of its own to it.

/**
 * The edges that no longer path replaces, in ascending order.
 *
 * @param {number} n
 * @param {[number, number][]} edges
 * @returns {[number, number][]}
 */
function transitiveReduction(n, edges) {
  const sets = Array.from({ length: n }, () => new Set()); // parallel edges become one
  for (const [u, v] of edges) {
    sets[u].add(v);
  }
  const successors = sets.map((set) => [...set].sort((a, b) => a - b));

  return successors.flatMap((direct, u) => {
    const byDetour = reachedBeyond(successors, direct);
    return direct.filter((v) => !byDetour[v]).map((v) => [u, v]);
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
