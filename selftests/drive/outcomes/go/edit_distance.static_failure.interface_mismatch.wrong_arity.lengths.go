package main

import "fmt"

func editDistance(a, b string, m, n int) int {
	if m == 0 || n == 0 {
		return m + n
	}
	if a[m-1] == b[n-1] {
		return editDistance(a, b, m-1, n-1)
	}
	return 1 + min(
		editDistance(a, b, m-1, n), editDistance(a, b, m, n-1), editDistance(a, b, m-1, n-1),
	)
}

func main() {
	fmt.Println(editDistance("understand", "distance", 10, 8))
}
