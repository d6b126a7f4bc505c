// Mistake: of the parallel edges that a merge makes, only the heavier one is kept.

/**
 * The weight of a minimum cut.
 *
 * @param {number} n
 * @param {[number, number, number][]} edges
 * @returns {number}
 */
function stoerWagnerMinCut(n, edges) {
  const weight = Array.from({ length: n }, () => new Array(n).fill(0));
  for (const [u, v, w] of edges) {
    if (u === v) continue;
    weight[u][v] += w;
    weight[v][u] += w;
  }

  const vertices = new Set(weight.keys());
  let best = Infinity;
  while (vertices.size > 1) {
    const { s, t, cut } = minimumCutPhase(weight, vertices);
    best = Math.min(best, cut);
    vertices.delete(t);
    for (const v of vertices) {
      if (v === s) continue;
      weight[s][v] = Math.max(weight[s][v], weight[t][v]);
      weight[v][s] = weight[s][v];
    }
  }
  return best;
}

/** The last two vertices of the phase, s and t, and the weight of all edges at t. */
function minimumCutPhase(weight, vertices) {
  const rest = new Map(); // for each uncollected vertex the weight of its edges to collected ones
  for (const v of vertices) {
    rest.set(v, 0);
  }
  let last = { s: null, t: null, cut: 0 };
  while (rest.size > 0) {
    let strongest = null;
    for (const [v, strength] of rest) {
      if (strongest === null || strength > rest.get(strongest)) strongest = v;
    }
    last = { s: last.t, t: strongest, cut: rest.get(strongest) };
    rest.delete(strongest);
    for (const [v, strength] of rest) {
      rest.set(v, strength + weight[strongest][v]);
    }
  }
  return last;
}
