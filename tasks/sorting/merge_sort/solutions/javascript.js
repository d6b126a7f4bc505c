// Top-down merge sort, O(n log n) time and O(n) space.
//
// Both halves are sorted recursively, then merged in linear time.

/**
 * The values in non-decreasing order.
 *
 * @param {number[]} values
 * @returns {number[]}
 */
function mergeSort(values) {
  if (values.length <= 1) return values.slice();
  const middle = values.length >> 1;
  return merge(mergeSort(values.slice(0, middle)), mergeSort(values.slice(middle)));
}

/** The elements of two sorted arrays in order. */
function merge(left, right) {
  const merged = [];
  let i = 0;
  let j = 0;
  while (i < left.length && j < right.length) {
    // On a tie the left one goes first, which keeps the sort stable.
    merged.push(left[i] <= right[j] ? left[i++] : right[j++]);
  }
  // One of the two is used up; what is left of the other is in order already.
  while (i < left.length) merged.push(left[i++]);
  while (j < right.length) merged.push(right[j++]);
  return merged;
}
