package main

import (
	"fmt"
	"iter"
)

// sievePrimes is a sequence of the primes, not a list of them.
func sievePrimes(limit int) iter.Seq[int] {
	return func(yield func(int) bool) {
		crossed := make([]bool, limit+1)
		for n := 2; n <= limit; n++ {
			if crossed[n] {
				continue
			}
			if !yield(n) {
				return
			}
			for multiple := n * n; multiple <= limit; multiple += n {
				crossed[multiple] = true
			}
		}
	}
}

func main() {
	for prime := range sievePrimes(127) {
		fmt.Print(prime, " ")
	}
}
