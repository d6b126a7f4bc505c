package main

import (
	"fmt"
	"math/bits"
)

type number uint64

func modPow(base number, exponent *uint, modulus uint64) (number, error) {
	if modulus == 0 {
		return 0, fmt.Errorf("no number modulo %d", modulus)
	}
	product := func(a, b uint64) uint64 {
		high, low := bits.Mul64(a, b)
		_, rest := bits.Div64(high, low, modulus)
		return rest
	}
	power, result := uint64(base)%modulus, 1%modulus
	for rest := *exponent; rest > 0; rest /= 2 {
		if rest%2 == 1 {
			result = product(result, power)
		}
		power = product(power, power)
	}
	return number(result), nil
}

func main() {
	exponent := uint(1987654321)
	result, err := modPow(1234567890, &exponent, 2147483629)
	if err != nil {
		panic(err)
	}
	fmt.Println(result)
}
