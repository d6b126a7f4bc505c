// Tarjan's strongly connected components, O(V + E).
//
// Vertices are numbered as a depth-first search finds them. low[v] is the smallest number that
// the subtree of v is known to reach among vertices that belong to no component yet. Where low[v]
// is the number of v itself, v was found first in its component, and the rest lies above v on a
// stack.

const UNSEEN = -1;

/**
 * The components, each in ascending order, ordered by their smallest vertex.
 *
 * @param {number} n
 * @param {[number, number][]} edges
 * @returns {number[][]}
 */
function tarjanScc(n, edges) {
  const successors = Array.from({ length: n }, () => []);
  for (const [u, v] of edges) {
    successors[u].push(v);
  }

  const number = new Array(n).fill(UNSEEN);
  const low = new Array(n).fill(0);
  const unassigned = []; // found, but in no component yet; in order of number
  const isUnassigned = new Array(n).fill(false);
  const components = [];
  let found = 0;

  // The call stack of the search is kept by hand: a path of n vertices could overflow the real one.
  const frames = [];
  const enter = (vertex) => {
    number[vertex] = low[vertex] = found++;
    unassigned.push(vertex);
    isUnassigned[vertex] = true;
    frames.push({ vertex, next: 0 });
  };
  const leave = () => {
    const { vertex } = frames.pop();
    if (frames.length > 0) {
      const parent = frames[frames.length - 1].vertex;
      low[parent] = Math.min(low[parent], low[vertex]);
    }
    if (low[vertex] === number[vertex]) {
      const component = unassigned.splice(unassigned.lastIndexOf(vertex));
      for (const member of component) {
        isUnassigned[member] = false;
      }
      components.push(component.sort((a, b) => a - b));
    }
  };

  for (let root = 0; root < n; root++) {
    if (number[root] !== UNSEEN) continue;
    enter(root);
    while (frames.length > 0) {
      const frame = frames[frames.length - 1];
      if (frame.next === successors[frame.vertex].length) {
        leave();
        continue;
      }
      const v = successors[frame.vertex][frame.next++];
      if (number[v] === UNSEEN) {
        enter(v);
      } else if (isUnassigned[v]) {
        low[frame.vertex] = Math.min(low[frame.vertex], number[v]);
      }
    }
  }
  return components.sort((a, b) => a[0] - b[0]);
}
