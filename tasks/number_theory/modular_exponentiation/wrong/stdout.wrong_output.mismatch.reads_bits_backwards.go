// Wrong: it squares the result, but reads the bits from the lowest to the highest.

package main

import "math/bits"

func modPow(base int64, exponent int64, modulus int64) int64 {
	base %= modulus
	result := 1 % modulus // even an empty product is 0 modulo 1
	for bit := 0; bit < bits.Len64(uint64(exponent)); bit++ {
		// Both factors are below 2^31, so the products fit into 64 bits.
		result = result * result % modulus
		if exponent>>bit&1 == 1 {
			result = result * base % modulus
		}
	}
	return result
}
