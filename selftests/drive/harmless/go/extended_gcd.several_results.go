package main

import "fmt"

func extendedGcd(a, b int) (g, x, y int) {
	if b == 0 {
		return a, 1, 0
	}
	g, y, x = extendedGcd(b, a%b)
	y -= a / b * x
	return
}

func main() {
	g, x, y := extendedGcd(899, 1914)
	fmt.Println(g, x, y)
}
