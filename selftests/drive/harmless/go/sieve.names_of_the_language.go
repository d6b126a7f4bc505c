package main

import "fmt"

// Own things under names that everybody else takes from the language.
type int64 struct{ high, low int32 }

type error interface{ driver() }

const nil = 0

var string, algoreval = 1, 2

func len(flags []bool) int { return cap(flags[:cap(flags):cap(flags)]) }

func driver() {}

func sievePrimes(limit int) []int {
	crossed := make([]bool, limit+1)
	primes := append([]int{}, []int{}...)
	for n := 2; n < len(crossed); n++ {
		if crossed[n] {
			continue
		}
		primes = append(primes, n)
		for multiple := n * n; multiple <= limit; multiple += n {
			crossed[multiple] = true
		}
	}
	return primes[nil:]
}

func main() {
	for _, prime := range sievePrimes(127) {
		fmt.Print(prime, " ")
	}
}
