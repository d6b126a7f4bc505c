// Longest increasing subsequence, O(n log n).
//
// tails[k] is the smallest value at which an increasing subsequence of k + 1 of the values so far
// can end. These ends increase, so a binary search finds the one that a value improves.

/**
 * The length of the longest strictly increasing subsequence.
 *
 * @param {number[]} values
 * @returns {number}
 */
function longestIncreasingSubsequenceLength(values) {
  const tails = [];
  for (const value of values) {
    // The index may be tails.length; then the longest subsequence grows by the value.
    tails[lowerBound(tails, value)] = value;
  }
  return tails.length;
}

/** How many entries of an ascending array are smaller than the value. */
function lowerBound(ascending, value) {
  let low = 0;
  let high = ascending.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (ascending[middle] < value) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low;
}
