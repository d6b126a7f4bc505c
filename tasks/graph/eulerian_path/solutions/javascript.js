// A trail through all edges, by Hierholzer's algorithm, O(V + E log E).
//
// From the start the trail goes on along unused edges until it is stuck, which can only happen at
// its end. Then it is read backwards: where a vertex has unused edges left, they form closed
// trails, which are inserted there. Taking the smallest neighbour first makes the result the
// smallest of all.

/**
 * The smallest trail that uses every edge once; empty if there is none.
 *
 * @param {number} n
 * @param {[number, number][]} edges
 * @returns {number[]}
 */
function eulerianPath(n, edges) {
  if (edges.length === 0) return [];
  // Both ends of an edge share one object, which knows whether the edge has been used.
  const links = Array.from({ length: n }, () => []);
  for (const [u, v] of edges) {
    const edge = { used: false };
    links[u].push({ to: v, edge });
    links[v].push({ to: u, edge });
  }

  const odd = [];
  links.forEach((list, vertex) => {
    if (list.length % 2 === 1) odd.push(vertex);
  });
  if (odd.length > 2) return [];
  const start = odd.length > 0 ? odd[0] : links.findIndex((list) => list.length > 0);

  for (const list of links) {
    list.sort((a, b) => b.to - a.to); // pop gives the smallest
  }
  const trail = []; // from its end to its start
  const stack = [start];
  while (stack.length > 0) {
    const link = links[stack[stack.length - 1]].pop();
    if (link === undefined) {
      trail.push(stack.pop());
    } else if (!link.edge.used) {
      link.edge.used = true;
      stack.push(link.to);
    }
  }
  // Edges in another component have not been reached.
  return trail.length === edges.length + 1 ? trail.reverse() : [];
}
