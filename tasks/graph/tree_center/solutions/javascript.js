// Center of a tree as the middle of a longest path, O(V).
//
// A vertex farthest from any start is an end of a longest path, and a vertex farthest from that is
// the other end. All longest paths have the same middle: a vertex, or an edge with both its ends.

/**
 * The one or two vertices of the center, ascending.
 *
 * @param {number} n
 * @param {[number, number][]} edges
 * @returns {number[]}
 */
function treeCenter(n, edges) {
  const neighbours = Array.from({ length: n }, () => []);
  for (const [u, v] of edges) {
    neighbours[u].push(v);
    neighbours[v].push(u);
  }
  const [end] = pathToFarthest(neighbours, 0);
  const path = pathToFarthest(neighbours, end);
  const middle = (path.length - 1) / 2;
  return path.slice(Math.floor(middle), Math.ceil(middle) + 1).sort((a, b) => a - b);
}

/** The vertices between a farthest vertex from the start and the start, both included. */
function pathToFarthest(neighbours, start) {
  const parent = new Array(neighbours.length).fill(-1);
  // The loop comes to the vertices that are added on the way, too; the last one is farthest.
  const order = [start];
  for (const u of order) {
    for (const v of neighbours[u]) {
      if (v === parent[u]) continue;
      parent[v] = u;
      order.push(v);
    }
  }
  const path = [];
  for (let v = order[order.length - 1]; v !== -1; v = parent[v]) {
    path.push(v);
  }
  return path;
}
