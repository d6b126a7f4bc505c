// LSD radix sort in base 10, O(d * (n + 10)) for values of d digits.
//
// Values are dealt into buckets by one digit at a time, the least significant first. Each pass
// keeps the order of equal digits, so after the last digit the values are in order.

const BASE = 10;

/**
 * The values, none of them negative, in non-decreasing order.
 *
 * @param {number[]} values
 * @returns {number[]}
 */
function radixSort(values) {
  const largest = values.reduce((a, b) => Math.max(a, b), 0);
  let sorted = values.slice();
  // Division instead of bit operations, which would turn a power beyond 2^31 negative.
  for (let power = 1; power <= largest; power *= BASE) {
    const buckets = Array.from({ length: BASE }, () => []);
    for (const value of sorted) {
      buckets[Math.floor(value / power) % BASE].push(value);
    }
    sorted = buckets.flat();
  }
  return sorted;
}
