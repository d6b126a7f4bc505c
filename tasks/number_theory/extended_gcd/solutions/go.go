// The extended Euclidean algorithm: along with the remainders of Euclid's algorithm it keeps how
// each of them is made up of a and b. O(log min(a, b)).

package main

func extendedGcd(a int, b int) [3]int {
	// At any time, r = a*x + b*y and nextR = a*nextX + b*nextY.
	r, x, y := a, 1, 0
	nextR, nextX, nextY := b, 0, 1
	for nextR != 0 {
		quotient := r / nextR
		r, nextR = nextR, r-quotient*nextR
		x, nextX = nextX, x-quotient*nextX
		y, nextY = nextY, y-quotient*nextY
	}
	return [3]int{r, x, y}
}
