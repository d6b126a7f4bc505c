// Fenwick tree (binary indexed tree), O(log n) per update and per sum.
//
// Counting from 1, node i holds the sum of the entries that end with entry i, as many as the lowest
// set bit of i says. Clearing or adding that bit leads to the next node that matters.

/**
 * What the queries among the operations answer, in order.
 *
 * @param {number[]} values
 * @param {[string, number, number][]} operations
 * @returns {number[]}
 */
function runFenwickTree(values, operations) {
  const tree = new FenwickTree(values);
  const answers = [];
  for (const [kind, a, b] of operations) {
    switch (kind) {
      case "add":
        tree.add(a, b);
        break;
      case "prefix":
        answers.push(tree.prefixSum(a + 1));
        break;
      case "range":
        answers.push(tree.prefixSum(b + 1) - tree.prefixSum(a));
        break;
    }
  }
  return answers;
}

/** An array whose entries can be changed and whose prefixes can be summed. */
class FenwickTree {
  constructor(values) {
    this.nodes = [0, ...values];
    // Each node passes its sum on to the next larger one that covers it: O(n) in total.
    for (let i = 1; i < this.nodes.length; i++) {
      const parent = i + (i & -i);
      if (parent < this.nodes.length) this.nodes[parent] += this.nodes[i];
    }
  }

  /** Adds to one entry, and so to all nodes that cover it. */
  add(index, delta) {
    for (let i = index + 1; i < this.nodes.length; i += i & -i) {
      this.nodes[i] += delta;
    }
  }

  /** The sum of the first so many entries. */
  prefixSum(length) {
    let sum = 0;
    for (let i = length; i > 0; i -= i & -i) {
      sum += this.nodes[i];
    }
    return sum;
  }
}
