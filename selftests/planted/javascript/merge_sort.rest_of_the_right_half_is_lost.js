// Mistake: what is left of the right half is not copied.

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
  while (i < left.length) merged.push(left[i++]);
  return merged;
}
