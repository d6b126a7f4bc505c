// Articulation points by one depth-first search (low points), O(V + E).
//
// low[v] is the smallest discovery time that can be reached from the subtree of v with at most one
// edge outside the search tree. If that is not earlier than the time of v's parent, the parent
// alone connects the subtree with the rest. A root has no rest above it: it needs two subtrees.

const UNSEEN = -1;

/**
 * The articulation points in ascending order.
 *
 * @param {number} n
 * @param {[number, number][]} edges
 * @returns {number[]}
 */
function findArticulationPoints(n, edges) {
  const neighbours = Array.from({ length: n }, () => []);
  for (const [u, v] of edges) {
    neighbours[u].push(v);
    neighbours[v].push(u);
  }

  const time = new Array(n).fill(UNSEEN);
  const low = new Array(n).fill(0);
  const points = new Set(); // a vertex may separate several subtrees
  let clock = 0;

  // The call stack of the search is kept by hand: a path of n vertices could overflow the real one.
  const frames = [];
  const enter = (vertex) => {
    time[vertex] = low[vertex] = clock++;
    frames.push({ vertex, next: 0, children: 0 });
  };
  const leave = () => {
    const { vertex, children } = frames.pop();
    const above = frames[frames.length - 1];
    if (above === undefined) {
      if (children > 1) points.add(vertex);
      return;
    }
    const parent = above.vertex;
    above.children++;
    low[parent] = Math.min(low[parent], low[vertex]);
    const parentIsRoot = frames.length === 1;
    if (!parentIsRoot && low[vertex] >= time[parent]) points.add(parent);
  };

  for (let root = 0; root < n; root++) {
    if (time[root] !== UNSEEN) continue;
    enter(root);
    while (frames.length > 0) {
      const frame = frames[frames.length - 1];
      if (frame.next === neighbours[frame.vertex].length) {
        leave();
        continue;
      }
      const to = neighbours[frame.vertex][frame.next++];
      if (time[to] === UNSEEN) {
        enter(to);
      } else {
        low[frame.vertex] = Math.min(low[frame.vertex], time[to]);
      }
    }
  }
  return [...points].sort((a, b) => a - b);
}
