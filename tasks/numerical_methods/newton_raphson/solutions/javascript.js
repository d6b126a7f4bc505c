// Newton-Raphson method, O(degree) per step: x moves to where the tangent at x meets the axis.

/**
 * The last x of the iteration from x0.
 *
 * @param {number[]} coefficients
 * @param {number} x0
 * @param {number} tolerance
 * @param {number} maxIterations
 * @returns {number}
 */
function newtonRaphson(coefficients, x0, tolerance, maxIterations) {
  let x = x0;
  for (let i = 0; i < maxIterations; i++) {
    const [value, slope] = valueAndSlope(coefficients, x);
    if (slope === 0) break; // a tangent without slope never meets the axis
    const step = value / slope;
    x -= step;
    if (Math.abs(step) < tolerance) break;
  }
  return x;
}

/** A polynomial and its derivative at x, by Horner's scheme. */
function valueAndSlope(coefficients, x) {
  let value = 0;
  let slope = 0;
  for (const coefficient of coefficients) {
    slope = slope * x + value; // the product rule, before the value changes
    value = value * x + coefficient;
  }
  return [value, slope];
}
