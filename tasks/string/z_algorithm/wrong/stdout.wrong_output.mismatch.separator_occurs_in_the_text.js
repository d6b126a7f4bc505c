// Mistake: "$" may occur in the text, and a match that runs over it is longer than the pattern.

const SEPARATOR = "$";

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

function zArray(string) {
  const z = new Array(string.length).fill(0);
  let left = 0;
  let right = 0;
  for (let i = 1; i < string.length; i++) {
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
