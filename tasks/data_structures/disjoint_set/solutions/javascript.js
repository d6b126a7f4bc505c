// Disjoint sets as a forest, with union by size and path halving.
//
// Every set is a tree whose root stands for it. An operation takes O(alpha(n)) amortised time,
// which is less than 5 for any n that occurs.

/**
 * What the operations answer, one after the other.
 *
 * @param {number} n
 * @param {[string, number, number][]} operations
 * @returns {number[]}
 */
function runDisjointSet(n, operations) {
  const sets = new DisjointSet(n);
  return operations.map(([kind, a, b]) => {
    switch (kind) {
      case "union":
        return sets.union(a, b) ? 1 : 0;
      case "connected":
        return sets.find(a) === sets.find(b) ? 1 : 0;
      case "size":
        return sets.sizeOf(a);
      case "count":
        return sets.count;
      default:
        throw new Error(`unknown operation ${kind}`);
    }
  });
}

/** A partition of the numbers from 0 to n - 1. */
class DisjointSet {
  constructor(n) {
    this.parent = Array.from({ length: n }, (_, x) => x); // a root is its own parent
    this.size = new Array(n).fill(1); // only the entries of roots are kept up to date
    this.count = n;
  }

  /** The root of the tree that contains x. */
  find(x) {
    const { parent } = this;
    while (parent[x] !== x) {
      // Skipping every other ancestor makes the path half as long for the next time.
      parent[x] = parent[parent[x]];
      x = parent[x];
    }
    return x;
  }

  /** Merges the sets of a and b; whether they were different. */
  union(a, b) {
    let root = this.find(a);
    let other = this.find(b);
    if (root === other) return false;
    // The smaller tree goes below the larger one, so that trees stay low.
    if (this.size[root] < this.size[other]) [root, other] = [other, root];
    this.parent[other] = root;
    this.size[root] += this.size[other];
    this.count--;
    return true;
  }

  sizeOf(x) {
    return this.size[this.find(x)];
  }
}
