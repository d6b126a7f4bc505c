package main

import "fmt"

// extendedGcd gives the coefficients alone.
func extendedGcd(a, b int) (int, int) {
	if b == 0 {
		return 1, 0
	}
	x, y := extendedGcd(b, a%b)
	return y, x - a/b*y
}

func main() {
	a, b := 899, 1914
	x, y := extendedGcd(a, b)
	fmt.Println(a*x+b*y, x, y)
}
