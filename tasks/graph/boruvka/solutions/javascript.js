// Borůvka's algorithm for a minimum spanning forest, O(E log V).
//
// Every tree takes the lightest edge that leads out of it; some minimum forest contains all of
// these. Each round at least halves the number of trees that still have an edge leading out.

/**
 * The total weight of a minimum spanning forest.
 *
 * @param {number} n
 * @param {[number, number, number][]} edges
 * @returns {number}
 */
function boruvkaMstWeight(n, edges) {
  const trees = new DisjointSets(n);
  let total = 0;
  for (;;) {
    const lightest = lightestOutward(edges, trees);
    if (lightest.size === 0) return total;
    for (const [u, v, weight] of lightest.values()) {
      // Two trees may have chosen the same edge, and equal weights could close a cycle.
      if (trees.union(u, v)) total += weight;
    }
  }
}

/** For each tree that an edge leads out of, the lightest such edge. */
function lightestOutward(edges, trees) {
  const lightest = new Map();
  for (const edge of edges) {
    const [u, v, weight] = edge;
    const ends = [trees.find(u), trees.find(v)];
    if (ends[0] === ends[1]) continue;
    for (const tree of ends) {
      const best = lightest.get(tree);
      if (best === undefined || weight < best[2]) lightest.set(tree, edge);
    }
  }
  return lightest;
}

/** A partition of 0..n-1 that starts with every number on its own. */
class DisjointSets {
  constructor(n) {
    this.parent = Array.from({ length: n }, (_, i) => i);
    this.size = new Array(n).fill(1);
  }

  /** The representative of the set of x. */
  find(x) {
    const { parent } = this;
    while (parent[x] !== x) {
      // Path halving: each visited node moves up to its grandparent, so later finds are short.
      parent[x] = parent[parent[x]];
      x = parent[x];
    }
    return x;
  }

  /** Joins the sets of x and y; false if they were one already. */
  union(x, y) {
    let above = this.find(x);
    let below = this.find(y);
    if (above === below) return false;
    // The smaller tree goes below the larger one, which keeps trees flat.
    if (this.size[above] < this.size[below]) [above, below] = [below, above];
    this.parent[below] = above;
    this.size[above] += this.size[below];
    return true;
  }
}
