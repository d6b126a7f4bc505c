// Rabin-Karp string search, O(n + m) expected.
//
// The hash of each window of the text follows from that of the window before it in constant time.
// Only where it equals the hash of the pattern are the characters compared.

const BASE = 128;
const MODULUS = 1000000007; // times BASE or a character code it is far below 2^53, so all is exact

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

  const leading = powerOfBase(length - 1); // the weight of a window's first character
  const wanted = hashOf(pattern);
  let hash = hashOf(text.slice(0, length));
  const positions = [];
  for (let start = 0; start + length <= text.length; start++) {
    if (start > 0) {
      const dropped = (text.charCodeAt(start - 1) * leading) % MODULUS;
      hash = (hash - dropped + MODULUS) % MODULUS; // MODULUS is added to stay above zero
      hash = (hash * BASE + text.charCodeAt(start + length - 1)) % MODULUS;
    }
    // Equal hashes may be a coincidence.
    if (hash === wanted && text.slice(start, start + length) === pattern) positions.push(start);
  }
  return positions;
}

/** The string read as a number whose digits are its characters. */
function hashOf(string) {
  let hash = 0;
  for (let i = 0; i < string.length; i++) {
    hash = (hash * BASE + string.charCodeAt(i)) % MODULUS;
  }
  return hash;
}

function powerOfBase(exponent) {
  let power = 1;
  for (let i = 0; i < exponent; i++) {
    power = (power * BASE) % MODULUS;
  }
  return power;
}
