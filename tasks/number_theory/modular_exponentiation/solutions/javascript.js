// Modular exponentiation by squaring, O(log exponent).
//
// An even power is a power of the square with half the exponent; an odd one has one more factor.

/**
 * base to the power exponent, modulo modulus.
 *
 * @param {number} base
 * @param {number} exponent
 * @param {number} modulus
 * @returns {number}
 */
function modPow(base, exponent, modulus) {
  // Products of two remainders exceed 2^53, so they need big integers.
  const m = BigInt(modulus);
  let result = 1n % m;
  let power = BigInt(base) % m;
  for (let rest = exponent; rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) result = (result * power) % m;
    power = (power * power) % m;
  }
  return Number(result);
}
