// Karger's minimum cut: contract random edges until two vertices are left, many times.
//
// What a run ends with is a cut, and of n vertices it is a given minimum cut with a probability of
// at least 2 / (n (n - 1)). With O(V^2) runs a miss becomes as unlikely as one likes; a run takes
// nearly O(E) time.

// How likely it may be that no run finds a minimum cut.
const MISS = 1e-9;

/**
 * The number of edges of a minimum cut.
 *
 * @param {number} n
 * @param {[number, number][]} edges
 * @returns {number}
 */
function kargerMinCut(n, edges) {
  const runs = Math.ceil(((n * (n - 1)) / 2) * Math.log(1 / MISS));
  const untried = edges.filter(([u, v]) => u !== v);
  let best = untried.length;
  // A graph without edges to cut has a cut of 0, and none can be better.
  for (let run = 0; run < runs && best > 0; run++) {
    best = Math.min(best, randomCut(n, untried));
  }
  return best;
}

/** Contracts random edges; how many run between the two vertices that remain. */
function randomCut(n, edges) {
  const groups = Array.from({ length: n }, (_, v) => v); // links that end at a group's own vertex
  const find = (v) => {
    while (groups[v] !== v) {
      groups[v] = groups[groups[v]];
      v = groups[v];
    }
    return v;
  };

  let count = n;
  // Shuffled only as far as needed: the edges before i have been drawn.
  for (let i = 0; i < edges.length && count > 2; i++) {
    const drawn = i + Math.floor(Math.random() * (edges.length - i));
    [edges[i], edges[drawn]] = [edges[drawn], edges[i]];
    const [u, v] = edges[i].map(find);
    if (u !== v) {
      groups[u] = v;
      count--;
    }
  }
  if (count > 2) return 0; // all edges are used up: the graph has several components
  return edges.filter(([u, v]) => find(u) !== find(v)).length;
}
