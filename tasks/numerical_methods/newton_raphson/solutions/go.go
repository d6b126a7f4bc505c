// The Newton-Raphson method: follow the tangent at x down to the axis, which takes x nearer to the
// root, until the steps are small. O(degree) for each step.

package main

import "math"

func newtonRaphson(
	coefficients []float64, x0 float64, tolerance float64, maxIterations int,
) float64 {
	x := x0
	for range maxIterations {
		value, slope := evaluate(coefficients, x)
		if slope == 0 {
			return x // the tangent never meets the axis
		}
		step := value / slope
		x -= step
		if math.Abs(step) < tolerance {
			return x
		}
	}
	return x
}

// evaluate returns a polynomial's value and its slope at x by Horner's scheme.
func evaluate(coefficients []float64, x float64) (value, slope float64) {
	for _, coefficient := range coefficients {
		// The product rule, for value*x + coefficient.
		slope = slope*x + value
		value = value*x + coefficient
	}
	return value, slope
}
