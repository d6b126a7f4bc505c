// Counting sort, O(n + range) time and space.
//
// How many values are smaller says at which position the first entry of a value belongs, so no two
// entries are ever compared.

/**
 * The values in non-decreasing order.
 *
 * @param {number[]} values
 * @returns {number[]}
 */
function countingSort(values) {
  let smallest = Infinity;
  let largest = -Infinity;
  for (const value of values) {
    smallest = Math.min(smallest, value);
    largest = Math.max(largest, value);
  }
  if (values.length === 0) return [];

  const counts = new Array(largest - smallest + 1).fill(0);
  for (const value of values) counts[value - smallest]++;

  // Turn each count into the position of the first entry of that value.
  let position = 0;
  const positions = counts.map((count) => {
    const first = position;
    position += count;
    return first;
  });

  const sorted = new Array(values.length);
  for (const value of values) {
    sorted[positions[value - smallest]++] = value;
  }
  return sorted;
}
