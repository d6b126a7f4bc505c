// Mistake: the empty product is 1 even modulo 1.

package main

import "math/bits"

func modPow(base int64, exponent int64, modulus int64) int64 {
	base %= modulus
	result := int64(1)
	for bit := bits.Len64(uint64(exponent)) - 1; bit >= 0; bit-- {
		// Both factors are below 2^31, so the products fit into 64 bits.
		result = result * result % modulus
		if exponent>>bit&1 == 1 {
			result = result * base % modulus
		}
	}
	return result
}
