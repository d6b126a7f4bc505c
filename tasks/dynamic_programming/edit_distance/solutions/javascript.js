// Levenshtein distance by dynamic programming, O(|a| * |b|) time and O(|b|) space.
//
// Only two rows of the table are kept: row i has the distances from the first i characters of a
// to every prefix of b, and depends on row i - 1 alone.

/**
 * The least number of insertions, deletions and substitutions from a to b.
 *
 * @param {string} a
 * @param {string} b
 * @returns {number}
 */
function editDistance(a, b) {
  // From the empty prefix, everything is inserted.
  let previous = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const current = [i];
    for (let j = 1; j <= b.length; j++) {
      if (a[i - 1] === b[j - 1]) {
        current.push(previous[j - 1]);
      } else {
        current.push(1 + Math.min(previous[j - 1], previous[j], current[j - 1]));
      }
    }
    previous = current;
  }
  return previous[b.length];
}
