package main

import "fmt"

func runLengthEncode(text string) string {
	encoded := ""
	// Ends behind the last run, which an empty text does not have.
	for start := 0; ; {
		length := 0
		for start+length < len(text) && text[start+length] == text[start] {
			length++
		}
		if length > 0 {
			encoded += fmt.Sprintf("%d%c", length, text[start])
			start += length
			if start == len(text) {
				return encoded
			}
		}
	}
}

func main() {
	fmt.Println(runLengthEncode("aaabccddddddddddddeFFa"))
}
