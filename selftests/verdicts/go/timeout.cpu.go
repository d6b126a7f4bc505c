package main

import "fmt"

func editDistance(a string, b string) int {
	for a != b {
	}
	return 0
}

func main() {
	fmt.Println(editDistance("understand", "distance"))
}
