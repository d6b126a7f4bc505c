// Mistake: a longest path with an odd number of edges has two vertices in its middle.

/**
 * The vertex of the center.
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
  return [path[Math.floor(path.length / 2)]];
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
