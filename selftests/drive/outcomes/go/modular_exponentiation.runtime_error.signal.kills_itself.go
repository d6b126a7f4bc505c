package main

import (
	"fmt"
	"syscall"
)

func modPow(base, exponent, modulus int64) int64 {
	if modulus == 1 {
		syscall.Kill(syscall.Getpid(), syscall.SIGKILL)
	}
	base %= modulus
	result := int64(1)
	for ; exponent > 0; exponent /= 2 {
		if exponent%2 == 1 {
			result = result * base % modulus
		}
		base = base * base % modulus
	}
	return result
}

func main() {
	fmt.Println(modPow(1234567890, 1987654321, 2147483629))
}
