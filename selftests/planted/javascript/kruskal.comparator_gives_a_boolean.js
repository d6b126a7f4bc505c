// Mistake: a comparator that says true or false never says that the second goes first.

/**
 * The total weight of a minimum spanning forest.
 *
 * @param {number} n
 * @param {[number, number, number][]} edges
 * @returns {number}
 */
function kruskalMstWeight(n, edges) {
  const trees = new DisjointSets(n);
  let total = 0;
  for (const [u, v, weight] of [...edges].sort((a, b) => a[2] > b[2])) {
    if (trees.union(u, v)) {
      total += weight;
    }
  }
  return total;
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
