// Edges are objects here, not pairs.
function treeCenter(n, edges) {
  const neighbours = Array.from({ length: n }, () => new Set());
  for (const { u, v } of edges) {
    neighbours[u].add(v);
    neighbours[v].add(u);
  }
  let left = [...neighbours.keys()];
  while (left.length > 2) {
    const leaves = left.filter((u) => neighbours[u].size === 1);
    for (const u of leaves) for (const v of neighbours[u]) neighbours[v].delete(u);
    left = left.filter((u) => !leaves.includes(u));
  }
  return left;
}

const edges = [
  [9, 3], [3, 6], [6, 1], [1, 8], [8, 5], [10, 8], [6, 2], [2, 4], [1, 0], [8, 7],
].map(([u, v]) => ({ u, v }));
console.log(treeCenter(11, edges).join(" "));
