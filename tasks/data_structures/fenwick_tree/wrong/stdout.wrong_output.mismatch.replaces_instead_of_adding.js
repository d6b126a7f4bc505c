// Mistake: an entry is set to the amount instead of being raised by it.

/**
 * What the queries among the operations answer, in order.
 *
 * @param {number[]} values
 * @param {[string, number, number][]} operations
 * @returns {number[]}
 */
function runFenwickTree(values, operations) {
  const nodes = new Array(values.length + 1).fill(0);
  const current = values.slice();

  function add(index, delta) {
    for (let i = index + 1; i < nodes.length; i += i & -i) nodes[i] += delta;
  }

  function prefixSum(length) {
    let sum = 0;
    for (let i = length; i > 0; i -= i & -i) sum += nodes[i];
    return sum;
  }

  values.forEach((value, index) => add(index, value));
  const answers = [];
  for (const [kind, a, b] of operations) {
    if (kind === "add") {
      add(a, b - current[a]);
      current[a] = b;
    } else if (kind === "prefix") {
      answers.push(prefixSum(a + 1));
    } else {
      answers.push(prefixSum(b + 1) - prefixSum(a));
    }
  }
  return answers;
}
