package main

import (
	"fmt"
	"math"
	"math/cmplx"
	"strings"
)

func fft(samples []float64) []complex128 {
	values := make([]complex128, len(samples))
	for i, x := range samples {
		values[i] = complex(x, 0)
	}
	return transform(values)
}

func transform(values []complex128) []complex128 {
	n := len(values)
	if n < 2 {
		return values
	}
	var halves [2][]complex128
	for i, v := range values {
		halves[i%2] = append(halves[i%2], v)
	}
	even, odd := transform(halves[0]), transform(halves[1])
	result := make([]complex128, n)
	for k := range even {
		turned := cmplx.Rect(1, -2*math.Pi*float64(k)/float64(n)) * odd[k]
		result[k], result[k+n/2] = even[k]+turned, even[k]-turned
	}
	return result
}

func main() {
	for _, v := range fft([]float64{1, 2.5, -3, 4, 0.5, -1, 2, 7}) {
		line := fmt.Sprintf("%.4f %.4f", real(v), imag(v))
		fmt.Println(strings.ReplaceAll(line, "-0.0000", "0.0000"))
	}
}
