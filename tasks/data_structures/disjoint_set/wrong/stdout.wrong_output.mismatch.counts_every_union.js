// Mistake: a union within one set also lowers the number of sets, and its size doubles.

/**
 * What the operations answer, one after the other.
 *
 * @param {number} n
 * @param {[string, number, number][]} operations
 * @returns {number[]}
 */
function runDisjointSet(n, operations) {
  const parent = Array.from({ length: n }, (_, x) => x);
  const size = new Array(n).fill(1);
  let count = n;

  function find(x) {
    while (parent[x] !== x) {
      parent[x] = parent[parent[x]];
      x = parent[x];
    }
    return x;
  }

  return operations.map(([kind, a, b]) => {
    switch (kind) {
      case "union": {
        const root = find(a);
        const other = find(b);
        parent[other] = root;
        size[root] += size[other];
        count--;
        return root !== other ? 1 : 0;
      }
      case "connected":
        return find(a) === find(b) ? 1 : 0;
      case "size":
        return size[find(a)];
      default:
        return count;
    }
  });
}
