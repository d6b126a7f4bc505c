package main

import (
	"fmt"
	"slices"
)

func main() {
	words := []string{"world", "hello"}
	slices.Sort(words)
	for i := range min(1, len(words)) {
		fmt.Println(words[i])
	}
}
