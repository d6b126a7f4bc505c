// 0/1 knapsack by dynamic programming over capacities, O(n * capacity).
//
// After some of the items have been looked at, best[c] is the greatest value that they can have in
// a knapsack of capacity c.

/**
 * The greatest total value of items whose total weight is at most the capacity.
 *
 * @param {number} capacity
 * @param {number[]} weights
 * @param {number[]} values
 * @returns {number}
 */
function knapsack(capacity, weights, values) {
  const best = new Int32Array(capacity + 1);
  weights.forEach((weight, item) => {
    // From high to low: best[c - weight] is still without this item, which can be taken once only.
    for (let c = capacity; c >= weight; c--) {
      best[c] = Math.max(best[c], best[c - weight] + values[item]);
    }
  });
  return best[capacity];
}
