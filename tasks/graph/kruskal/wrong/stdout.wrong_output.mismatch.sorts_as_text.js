// Mistake: sort() without a comparator compares the edges as text, so 10 comes before 3.

/**
 * The total weight of a minimum spanning forest.
 *
 * @param {number} n
 * @param {[number, number, number][]} edges
 * @returns {number}
 */
function kruskalMstWeight(n, edges) {
  const trees = new DisjointSets(n);
  const byWeight = edges.map(([u, v, weight]) => [weight, u, v]).sort();
  let total = 0;
  for (const [weight, u, v] of byWeight) {
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
