// Hierholzer's algorithm for a circuit through all edges of a directed graph, O(V + E log E).
//
// A walk along unused edges can get stuck only where it began, if every vertex has as many edges
// going out as coming in. Then it is read backwards: where a vertex has unused edges left, they
// form closed walks, which are inserted there. Taking the smallest successor first makes the
// result the smallest.

/**
 * The smallest circuit that uses every edge once; empty if there is none.
 *
 * @param {number} n
 * @param {[number, number][]} edges
 * @returns {number[]}
 */
function eulerianCircuit(n, edges) {
  const successors = Array.from({ length: n }, () => []);
  const entering = new Array(n).fill(0);
  for (const [u, v] of edges) {
    successors[u].push(v);
    entering[v]++;
  }
  const start = successors.findIndex((list) => list.length > 0);
  if (start === -1 || successors.some((list, v) => list.length !== entering[v])) return [];

  for (const list of successors) {
    list.sort((a, b) => b - a); // pop gives the smallest
  }
  const circuit = []; // from its end to its start
  const stack = [start];
  while (stack.length > 0) {
    const next = successors[stack[stack.length - 1]].pop();
    if (next === undefined) {
      circuit.push(stack.pop());
    } else {
      stack.push(next);
    }
  }
  // Edges in another component have not been reached.
  return circuit.length === edges.length + 1 ? circuit.reverse() : [];
}
