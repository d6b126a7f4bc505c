// Mistake: an entry goes back to 0 at unequal characters, which finds the longest common substring.

/**
 * The length of the longest common subsequence of two strings.
 *
 * @param {string} a
 * @param {string} b
 * @returns {number}
 */
function longestCommonSubsequenceLength(a, b) {
  const row = new Array(b.length + 1).fill(0);
  let longest = 0;
  for (const character of a) {
    let diagonal = 0;
    for (let j = 1; j <= b.length; j++) {
      const above = row[j];
      row[j] = character === b[j - 1] ? diagonal + 1 : 0;
      longest = Math.max(longest, row[j]);
      diagonal = above;
    }
  }
  return longest;
}
