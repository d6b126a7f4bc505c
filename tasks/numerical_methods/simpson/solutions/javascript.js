// Simpson's rule, O(intervals * degree).
//
// Over every two intervals a parabola through the three points takes the place of the function. The
// points where two parabolas meet count for both, hence the weights 1, 4, 2, 4, ..., 2, 4, 1.

/**
 * The approximate integral from a to b.
 *
 * @param {number[]} coefficients
 * @param {number} a
 * @param {number} b
 * @param {number} intervals
 * @returns {number}
 */
function simpson(coefficients, a, b, intervals) {
  const f = (x) => coefficients.reduce((value, coefficient) => value * x + coefficient, 0);
  const h = (b - a) / intervals;
  let sum = f(a) + f(b);
  for (let i = 1; i < intervals; i++) {
    sum += (i % 2 === 1 ? 4 : 2) * f(a + i * h);
  }
  return (sum * h) / 3;
}
