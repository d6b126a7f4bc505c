// Pattern search by the Z-algorithm, O(n + m).
//
// Entry i of the Z-array of a string is the length of the longest prefix of the string that also
// starts at position i. In pattern + separator + text, the pattern occurs where it is as long.

const SEPARATOR = "\n"; // not printable, so it occurs in neither string and stops every match

/**
 * The positions of all occurrences of the pattern, overlapping ones included.
 *
 * @param {string} text
 * @param {string} pattern
 * @returns {number[]}
 */
function zSearch(text, pattern) {
  const z = zArray(pattern + SEPARATOR + text);
  const offset = pattern.length + SEPARATOR.length;
  const positions = [];
  for (let i = 0; i < text.length; i++) {
    if (z[offset + i] === pattern.length) positions.push(i);
  }
  return positions;
}

/** The Z-array; its first entry, which nothing needs, is 0. */
function zArray(string) {
  const z = new Array(string.length).fill(0);
  // The segment from left up to right (exclusive) equals a prefix; none found so far ends later.
  let left = 0;
  let right = 0;
  for (let i = 1; i < string.length; i++) {
    // Inside the segment the prefix tells the answer, though not beyond its end.
    let length = i < right ? Math.min(z[i - left], right - i) : 0;
    while (i + length < string.length && string[length] === string[i + length]) {
      length++;
    }
    if (i + length > right) {
      left = i;
      right = i + length;
    }
    z[i] = length;
  }
  return z;
}
