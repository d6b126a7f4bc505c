// 2-SAT by the strongly connected components of the implication graph, O(V + E).
//
// A clause (a, b) says that if a is false, b is true, and the other way round. Literals of one
// component imply one another, so they are all true or all false. The clauses can be met exactly
// if no component contains a variable together with its negation.

const NONE = -1;

/**
 * Whether the clauses can be met, and the number of components.
 *
 * @param {number} n
 * @param {[number, number][]} clauses
 * @returns {[boolean, number]}
 */
function solveTwoSat(n, clauses) {
  // Literal k has index n + k, which leaves an unused place in the middle.
  const implied = Array.from({ length: 2 * n + 1 }, () => []);
  for (const [a, b] of clauses) {
    implied[n - a].push(n + b);
    implied[n - b].push(n + a);
  }
  const literals = [...implied.keys()].filter((i) => i !== n);
  const negation = (i) => 2 * n - i;

  // Kosaraju: the second search goes backwards through the graph, in the order in which the first
  // one finished, last one first. i implies j exactly if the negation of j implies that of i.
  const component = new Array(2 * n + 1).fill(NONE);
  let count = 0;
  for (const root of finishingOrder(implied, literals).reverse()) {
    if (component[root] !== NONE) continue;
    component[root] = count;
    const stack = [root];
    while (stack.length > 0) {
      for (const j of implied[negation(stack.pop())]) {
        const i = negation(j);
        if (component[i] === NONE) {
          component[i] = count;
          stack.push(i);
        }
      }
    }
    count++;
  }
  return [literals.every((i) => component[i] !== component[negation(i)]), count];
}

/** The vertices in the order in which a depth-first search leaves them. */
function finishingOrder(successors, vertices) {
  const order = [];
  const tried = new Array(successors.length).fill(NONE); // how many successors were followed
  for (const root of vertices) {
    if (tried[root] !== NONE) continue;
    tried[root] = 0;
    // Kept by hand: a long chain could overflow the call stack.
    const path = [root];
    while (path.length > 0) {
      const u = path[path.length - 1];
      if (tried[u] === successors[u].length) {
        order.push(path.pop());
        continue;
      }
      const v = successors[u][tried[u]++];
      if (tried[v] === NONE) {
        tried[v] = 0;
        path.push(v);
      }
    }
  }
  return order;
}
