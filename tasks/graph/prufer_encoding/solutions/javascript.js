// Prüfer sequence of a tree, O(V).
//
// A pointer goes up through the vertices and stops at leaves. When a leaf is removed, at most its
// neighbour becomes a new one. If that lies behind the pointer, it is the smallest leaf and is
// removed at once; if it lies ahead, the pointer will come to it.

/**
 * The neighbours of the leaves, in the order in which these are removed.
 *
 * @param {number} n
 * @param {[number, number][]} edges
 * @returns {number[]}
 */
function pruferEncode(n, edges) {
  const neighbours = Array.from({ length: n }, () => []);
  for (const [u, v] of edges) {
    neighbours[u].push(v);
    neighbours[v].push(u);
  }
  const degree = neighbours.map((list) => list.length);
  const removed = new Array(n).fill(false);

  const sequence = [];
  let pointer = 0;
  let leaf = degree.indexOf(1);
  while (sequence.length < n - 2) {
    pointer = Math.max(pointer, leaf);
    removed[leaf] = true;
    // Each vertex is a leaf once, so all these searches together take O(V).
    const neighbour = neighbours[leaf].find((v) => !removed[v]);
    sequence.push(neighbour);
    degree[neighbour]--;
    if (degree[neighbour] === 1 && neighbour < pointer) {
      leaf = neighbour;
    } else {
      leaf = degree.indexOf(1, pointer + 1);
    }
  }
  return sequence;
}
