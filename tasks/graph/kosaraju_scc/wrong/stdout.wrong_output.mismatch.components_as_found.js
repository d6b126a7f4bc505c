// Mistake: each component is sorted, but they come in the order in which they were found.

/**
 * The components, each in ascending order, ordered by their smallest vertex.
 *
 * @param {number} n
 * @param {[number, number][]} edges
 * @returns {number[][]}
 */
function kosarajuScc(n, edges) {
  const successors = Array.from({ length: n }, () => []);
  const predecessors = Array.from({ length: n }, () => []);
  for (const [u, v] of edges) {
    successors[u].push(v);
    predecessors[v].push(u);
  }

  const components = [];
  const assigned = new Array(n).fill(false);
  for (const root of finishingOrder(successors).reverse()) {
    if (assigned[root]) continue;
    assigned[root] = true;
    const component = [root];
    // The list grows while it is read: it is also the queue of the search.
    for (const v of component) {
      for (const u of predecessors[v]) {
        if (assigned[u]) continue;
        assigned[u] = true;
        component.push(u);
      }
    }
    components.push(component.sort((a, b) => a - b));
  }
  return components;
}

/** The vertices in the order in which a depth-first search leaves them. */
function finishingOrder(successors) {
  const order = [];
  const seen = new Array(successors.length).fill(false);
  // The call stack of the search is kept by hand: a long path could overflow the real one.
  const frames = [];
  const enter = (vertex) => {
    seen[vertex] = true;
    frames.push({ vertex, next: 0 });
  };

  for (let root = 0; root < successors.length; root++) {
    if (seen[root]) continue;
    enter(root);
    while (frames.length > 0) {
      const frame = frames[frames.length - 1];
      if (frame.next < successors[frame.vertex].length) {
        const v = successors[frame.vertex][frame.next++];
        if (!seen[v]) enter(v);
      } else {
        order.push(frame.vertex);
        frames.pop();
      }
    }
  }
  return order;
}
