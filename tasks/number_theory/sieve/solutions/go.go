// The sieve of Eratosthenes: the first number that isn't crossed out is a prime, and all its
// multiples are crossed out; what is left in the end are the primes. O(n log log n).

package main

func sievePrimes(limit int) []int {
	primes := []int{}
	crossedOut := make([]bool, limit+1)
	for n := 2; n <= limit; n++ {
		if crossedOut[n] {
			continue
		}
		primes = append(primes, n)
		// Multiples below n*n have a factor below n, so they are crossed out already.
		for multiple := n * n; multiple <= limit; multiple += n {
			crossedOut[multiple] = true
		}
	}
	return primes
}
