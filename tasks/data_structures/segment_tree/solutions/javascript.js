// Segment tree for sums and minima, O(log n) per operation.
//
// Node i has the children 2i and 2i + 1, and the leaves are the entries, from number n on. A range
// is made of O(log n) nodes, which are found on the way up from its two ends.

/**
 * What the queries among the operations answer, in order.
 *
 * @param {number[]} values
 * @param {[string, number, number][]} operations
 * @returns {number[]}
 */
function runSegmentTree(values, operations) {
  const sums = new SegmentTree(values, (a, b) => a + b);
  const minima = new SegmentTree(values, Math.min);
  const answers = [];
  for (const [kind, a, b] of operations) {
    switch (kind) {
      case "set":
        sums.set(a, b);
        minima.set(a, b);
        break;
      case "sum":
        answers.push(sums.query(a, b));
        break;
      case "min":
        answers.push(minima.query(a, b));
        break;
    }
  }
  return answers;
}

/** An array whose ranges are summed up by a function that needs no order of its arguments. */
class SegmentTree {
  constructor(values, combine) {
    this.leaves = values.length;
    this.combine = combine;
    this.nodes = new Array(this.leaves).fill(0).concat(values);
    for (let i = this.leaves - 1; i >= 1; i--) this.update(i);
  }

  /** Computes an inner node from its children. */
  update(i) {
    this.nodes[i] = this.combine(this.nodes[2 * i], this.nodes[2 * i + 1]);
  }

  set(index, value) {
    let i = this.leaves + index;
    this.nodes[i] = value;
    for (i >>= 1; i >= 1; i >>= 1) this.update(i);
  }

  /** What the entries from first to last, both included, come to. */
  query(first, last) {
    let low = this.leaves + first;
    let high = this.leaves + last;
    let result = this.nodes[low++]; // there is at least one entry, so no neutral value is needed
    while (low <= high) {
      // A right child on the left end and a left child on the right end have parents that cover too
      // much, so they are taken themselves.
      if (low % 2 === 1) result = this.combine(result, this.nodes[low++]);
      if (high % 2 === 0) result = this.combine(result, this.nodes[high--]);
      low >>= 1;
      high >>= 1;
    }
    return result;
  }
}
