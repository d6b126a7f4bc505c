// Mistake: the last entry of a range is left out, as if its end were exclusive.

/**
 * What the queries among the operations answer, in order.
 *
 * @param {number[]} values
 * @param {[string, number, number][]} operations
 * @returns {number[]}
 */
function runSegmentTree(values, operations) {
  const sums = new SegmentTree(values, (a, b) => a + b, 0);
  const minima = new SegmentTree(values, Math.min, Infinity);
  const answers = [];
  for (const [kind, a, b] of operations) {
    if (kind === "set") {
      sums.set(a, b);
      minima.set(a, b);
    } else {
      answers.push((kind === "sum" ? sums : minima).query(a, b));
    }
  }
  return answers;
}

class SegmentTree {
  constructor(values, combine, neutral) {
    this.leaves = values.length;
    this.combine = combine;
    this.neutral = neutral;
    this.nodes = new Array(this.leaves).fill(neutral).concat(values);
    for (let i = this.leaves - 1; i >= 1; i--) this.update(i);
  }

  update(i) {
    this.nodes[i] = this.combine(this.nodes[2 * i], this.nodes[2 * i + 1]);
  }

  set(index, value) {
    let i = this.leaves + index;
    this.nodes[i] = value;
    for (i >>= 1; i >= 1; i >>= 1) this.update(i);
  }

  query(first, last) {
    let result = this.neutral;
    let low = this.leaves + first;
    let high = this.leaves + last;
    while (low < high) {
      if (low % 2 === 1) result = this.combine(result, this.nodes[low++]);
      if (high % 2 === 1) result = this.combine(result, this.nodes[--high]);
      low >>= 1;
      high >>= 1;
    }
    return result;
  }
}
