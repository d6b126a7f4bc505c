// Wrong: the angle is measured in halves of the length, which turns twice as far.

package main

import (
	"math"
	"math/cmplx"
)

type Complex struct {
	Re float64
	Im float64
}

func fft(samples []float64) []Complex {
	values := make([]complex128, len(samples))
	for t, sample := range samples {
		values[t] = complex(sample, 0)
	}
	spectrum := make([]Complex, len(samples))
	for k, x := range transform(values) {
		spectrum[k] = Complex{real(x), imag(x)}
	}
	return spectrum
}

func transform(values []complex128) []complex128 {
	n := len(values)
	if n == 1 {
		return values
	}
	half := n / 2
	even, odd := make([]complex128, half), make([]complex128, half)
	for i := range half {
		even[i], odd[i] = values[2*i], values[2*i+1]
	}
	even, odd = transform(even), transform(odd)

	result := make([]complex128, n)
	for k := range half {
		// The odd samples come one step later, which turns their part by this angle. For k+half
		// the angle is greater by a half turn, which changes the sign.
		turned := odd[k] * cmplx.Rect(1, -2*math.Pi*float64(k)/float64(half))
		result[k] = even[k] + turned
		result[k+half] = even[k] - turned
	}
	return result
}
