// Bridges by one depth-first search (Tarjan's low points), O(V + E).
//
// low[v] is the smallest discovery time that can be reached from the subtree of v without the
// edge by which v was found. If that is the time of v itself, no other way leads out of the
// subtree, and the edge is a bridge.

const UNSEEN = -1;
const NO_EDGE = -1;

/**
 * The bridges as sorted pairs [u, v] with u < v.
 *
 * @param {number} n
 * @param {[number, number][]} edges
 * @returns {[number, number][]}
 */
function findBridges(n, edges) {
  const incident = Array.from({ length: n }, () => []);
  edges.forEach(([u, v], edge) => {
    incident[u].push(edge);
    incident[v].push(edge);
  });

  const time = new Array(n).fill(UNSEEN);
  const low = new Array(n).fill(0);
  const bridges = [];
  let clock = 0;

  // The call stack of the search is kept by hand: a path of n vertices could overflow the real one.
  const frames = [];
  const enter = (vertex, foundBy) => {
    time[vertex] = low[vertex] = clock++;
    frames.push({ vertex, foundBy, next: 0 });
  };
  const leave = () => {
    const { vertex, foundBy } = frames.pop();
    if (frames.length === 0) return;
    const parent = frames[frames.length - 1].vertex;
    low[parent] = Math.min(low[parent], low[vertex]);
    if (low[vertex] === time[vertex]) {
      const [u, v] = edges[foundBy];
      bridges.push(u < v ? [u, v] : [v, u]);
    }
  };

  for (let root = 0; root < n; root++) {
    if (time[root] !== UNSEEN) continue;
    enter(root, NO_EDGE);
    while (frames.length > 0) {
      const frame = frames[frames.length - 1];
      if (frame.next === incident[frame.vertex].length) {
        leave();
        continue;
      }
      const edge = incident[frame.vertex][frame.next++];
      // Edges are told apart by number: a second edge to the parent is a way back.
      if (edge === frame.foundBy) continue;
      const [u, v] = edges[edge];
      const to = u === frame.vertex ? v : u;
      if (time[to] === UNSEEN) {
        enter(to, edge);
      } else {
        low[frame.vertex] = Math.min(low[frame.vertex], time[to]);
      }
    }
  }
  return bridges.sort(([a, b], [c, d]) => a - c || b - d);
}
