// Wrong: 1 is taken for a prime.

/**
 * All primes up to the limit.
 *
 * @param {number} limit
 * @returns {number[]}
 */
function sievePrimes(limit) {
  const primes = [];
  const isComposite = new Uint8Array(limit + 1);
  for (let n = 1; n <= limit; n++) {
    if (isComposite[n]) continue;
    primes.push(n);
    if (n === 1) continue;
    // Smaller multiples of n have a smaller prime factor, which has crossed them out.
    for (let multiple = n * n; multiple <= limit; multiple += n) {
      isComposite[multiple] = 1;
    }
  }
  return primes;
}
