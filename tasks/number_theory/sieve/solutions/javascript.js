// Sieve of Eratosthenes, O(n log log n).
//
// Going upwards, a number that no smaller prime has crossed out is prime itself, and crosses out
// its own multiples.

/**
 * All primes up to the limit.
 *
 * @param {number} limit
 * @returns {number[]}
 */
function sievePrimes(limit) {
  const primes = [];
  const isComposite = new Uint8Array(limit + 1);
  for (let n = 2; n <= limit; n++) {
    if (isComposite[n]) continue;
    primes.push(n);
    // Smaller multiples of n have a smaller prime factor, which has crossed them out.
    for (let multiple = n * n; multiple <= limit; multiple += n) {
      isComposite[multiple] = 1;
    }
  }
  return primes;
}
