// Extended Euclidean algorithm, O(log min(a, b)).
//
// Every remainder of Euclid's algorithm is a sum of multiples of a and b; the last one that is not
// 0 is the greatest common divisor.

/**
 * The triple [g, x, y] with a*x + b*y = g, the greatest common divisor.
 *
 * @param {number} a
 * @param {number} b
 * @returns {[number, number, number]}
 */
function extendedGcd(a, b) {
  if (b === 0) return [a, 1, 0];
  const [g, x, y] = extendedGcd(b, a % b);
  // g = b*x + (a % b)*y, and a % b is a minus this quotient times b.
  const quotient = Math.floor(a / b);
  return [g, y, x - quotient * y];
}
