// Mistake: counts all edges that were not drawn, also those whose ends have become one.

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
  let i = 0;
  for (; i < edges.length && count > 2; i++) {
    const drawn = i + Math.floor(Math.random() * (edges.length - i));
    [edges[i], edges[drawn]] = [edges[drawn], edges[i]];
    const [u, v] = edges[i].map(find);
    if (u !== v) {
      groups[u] = v;
      count--;
    }
  }
  if (count > 2) return 0; // all edges are used up: the graph has several components
  return edges.length - i;
}
