// Wrong: products beyond 2^53 lose their last digits.

/**
 * base to the power exponent, modulo modulus.
 *
 * @param {number} base
 * @param {number} exponent
 * @param {number} modulus
 * @returns {number}
 */
function modPow(base, exponent, modulus) {
  const m = modulus;
  let result = 1 % m;
  let power = base % m;
  for (let rest = exponent; rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) result = (result * power) % m;
    power = (power * power) % m;
  }
  return result;
}
