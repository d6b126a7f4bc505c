// Mistake: products of two numbers near 10^9 exceed 2^53, and their last digits are lost.

const BASE = 911382323;
const MODULUS = 972663749;

/**
 * The positions of all occurrences of the pattern, overlapping ones included.
 *
 * @param {string} text
 * @param {string} pattern
 * @returns {number[]}
 */
function rabinKarpSearch(text, pattern) {
  const length = pattern.length;
  if (length > text.length) return [];

  let leading = 1;
  for (let i = 1; i < length; i++) {
    leading = (leading * BASE) % MODULUS;
  }
  const wanted = hashOf(pattern);
  let hash = hashOf(text.slice(0, length));
  const positions = [];
  for (let start = 0; start + length <= text.length; start++) {
    if (start > 0) {
      const dropped = (text.charCodeAt(start - 1) * leading) % MODULUS;
      hash = (hash - dropped + MODULUS) % MODULUS;
      hash = (hash * BASE + text.charCodeAt(start + length - 1)) % MODULUS;
    }
    if (hash === wanted && text.startsWith(pattern, start)) positions.push(start);
  }
  return positions;
}

function hashOf(string) {
  let hash = 0;
  for (let i = 0; i < string.length; i++) {
    hash = (hash * BASE + string.charCodeAt(i)) % MODULUS;
  }
  return hash;
}
