// Longest common subsequence by dynamic programming over prefixes, O(|a| * |b|) time.
//
// Only one row of the table is kept: entry j is the answer for the prefix of a so far and the first
// j characters of b.

/**
 * The length of the longest common subsequence of two strings.
 *
 * @param {string} a
 * @param {string} b
 * @returns {number}
 */
function longestCommonSubsequenceLength(a, b) {
  const row = new Array(b.length + 1).fill(0);
  for (const character of a) {
    let diagonal = 0; // the entry to the left in the row above, which is overwritten already
    for (let j = 1; j <= b.length; j++) {
      const above = row[j];
      row[j] = character === b[j - 1] ? diagonal + 1 : Math.max(above, row[j - 1]);
      diagonal = above;
    }
  }
  return row[b.length];
}
