package main

import "fmt"

func editDistance(a string, b string) int {
	return int(a[len(a)+len(b)])
}

func main() {
	fmt.Println(editDistance("understand", "distance"))
}
