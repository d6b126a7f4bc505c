// Mistake: an object lists only keys that are not negative in ascending order.

/**
 * The values in non-decreasing order.
 *
 * @param {number[]} values
 * @returns {number[]}
 */
function countingSort(values) {
  const counts = {};
  for (const value of values) {
    counts[value] = (counts[value] ?? 0) + 1;
  }
  const sorted = [];
  for (const [value, count] of Object.entries(counts)) {
    for (let i = 0; i < count; i++) sorted.push(Number(value));
  }
  return sorted;
}
