// Mistake: the length becomes the character of that code, not its digits.

package main

import "strings"

func runLengthEncode(text string) string {
	var encoded strings.Builder
	for len(text) > 0 {
		rest := strings.TrimLeft(text, text[:1])
		encoded.WriteString(string(rune(len(text) - len(rest))))
		encoded.WriteByte(text[0])
		text = rest
	}
	return encoded.String()
}
