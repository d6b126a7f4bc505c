// Simpson's rule: a parabola through every three neighbouring points stands in for the function, so
// that the inner points weigh 4 and 2 in turn. O(intervals * degree).

package main

func simpson(coefficients []float64, a float64, b float64, intervals int) float64 {
	h := (b - a) / float64(intervals)
	sum := evaluate(coefficients, a) + evaluate(coefficients, b)
	for i := 1; i < intervals; i++ {
		weight := 2.0 // where two parabolas meet
		if i%2 == 1 {
			weight = 4 // in the middle of a parabola
		}
		sum += weight * evaluate(coefficients, a+float64(i)*h)
	}
	return h / 3 * sum
}

// evaluate returns a polynomial's value at x by Horner's scheme.
func evaluate(coefficients []float64, x float64) float64 {
	value := 0.0
	for _, coefficient := range coefficients {
		value = value*x + coefficient
	}
	return value
}
