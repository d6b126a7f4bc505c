// Mistake: the pairs are the bridges themselves, not the labels of the groups that they join.

/**
 * The label of each vertex's group, and the pairs of groups that an edge joins.
 *
 * @param {number} n
 * @param {[number, number][]} edges
 * @returns {[number[], [number, number][]]}
 */
function bridgeTree(n, edges) {
  const { order, parent, foundBy } = depthFirstSearch(n, edges);
  const position = new Array(n);
  order.forEach((v, index) => {
    position[v] = index;
  });

  // For each vertex, the lower ends of the edges outside the tree that go down from it.
  const chainsFrom = Array.from({ length: n }, () => []);
  edges.forEach(([u, v], edge) => {
    if (edge === foundBy[u] || edge === foundBy[v]) return;
    if (position[u] < position[v]) chainsFrom[u].push(v);
    else chainsFrom[v].push(u);
  });
  const onCycle = new Array(n).fill(false); // the edge by which the vertex was found
  for (const top of order) {
    // Chains from above come first, so a part followed before leads at least as far up.
    for (const bottom of chainsFrom[top]) {
      for (let v = bottom; v !== top && !onCycle[v]; v = parent[v]) {
        onCycle[v] = true;
      }
    }
  }

  const [root, ...others] = order;
  const entrance = [];
  entrance[root] = root;
  for (const v of others) {
    entrance[v] = onCycle[v] ? entrance[parent[v]] : v;
  }
  const smallest = new Map();
  for (let v = n - 1; v >= 0; v--) {
    smallest.set(entrance[v], v);
  }
  const labels = entrance.map((v) => smallest.get(v));
  const tree = others
    .filter((v) => !onCycle[v])
    .map((v) => [v, parent[v]].sort((a, b) => a - b))
    .sort(([a, b], [c, d]) => a - c || b - d);
  return [labels, tree];
}

/** The vertices in the order of discovery, and the vertex and the edge by which each was found. */
function depthFirstSearch(n, edges) {
  const incident = Array.from({ length: n }, () => []);
  edges.forEach(([u, v], edge) => {
    incident[u].push(edge);
    incident[v].push(edge);
  });
  const order = [0];
  const parent = new Array(n).fill(-1);
  const foundBy = new Array(n).fill(-1);
  parent[0] = 0;

  // The call stack is kept by hand: a path of n vertices could overflow the real one.
  const next = new Array(n).fill(0);
  const path = [0];
  while (path.length > 0) {
    const u = path[path.length - 1];
    if (next[u] === incident[u].length) {
      path.pop();
      continue;
    }
    const edge = incident[u][next[u]++];
    const [a, b] = edges[edge];
    const v = a === u ? b : a;
    if (parent[v] !== -1) continue;
    parent[v] = u;
    foundBy[v] = edge;
    order.push(v);
    path.push(v);
  }
  return { order, parent, foundBy };
}
