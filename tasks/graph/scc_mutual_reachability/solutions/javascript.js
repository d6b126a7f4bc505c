// Strongly connected components straight from their definition, O(V * (V + E)).
//
// One search from each vertex finds all that it reaches. Two vertices belong to the same component
// if each is in what the other reaches.

/**
 * The components, each in ascending order, ordered by their smallest vertex.
 *
 * @param {number} n
 * @param {[number, number][]} edges
 * @returns {number[][]}
 */
function mutualReachabilityScc(n, edges) {
  const successors = Array.from({ length: n }, () => []);
  for (const [u, v] of edges) {
    successors[u].push(v);
  }
  const reachable = successors.map((_, source) => reach(successors, source));

  const components = [];
  const componentOf = new Array(n).fill(null);
  for (let u = 0; u < n; u++) {
    // An earlier vertex that u reaches and that reaches u has a component already.
    let component = null;
    for (const v of reachable[u]) {
      if (v < u && reachable[v].has(u)) component = componentOf[v];
    }
    if (component === null) {
      component = [];
      components.push(component);
    }
    component.push(u);
    componentOf[u] = component;
  }
  return components;
}

/** The set of vertices to which a path leads from the source, the source included. */
function reach(successors, source) {
  const seen = new Set([source]);
  // A set can grow while it is iterated: the loop comes to the vertices added on the way, too.
  for (const u of seen) {
    for (const v of successors[u]) {
      seen.add(v);
    }
  }
  return seen;
}
