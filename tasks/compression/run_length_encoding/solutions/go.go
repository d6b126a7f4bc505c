// The run-length encoding: what is left of the text starts with a run, whose length is how much
// shorter the text is without it. O(n).

package main

import (
	"strconv"
	"strings"
)

func runLengthEncode(text string) string {
	var encoded strings.Builder
	for len(text) > 0 {
		rest := strings.TrimLeft(text, text[:1])
		encoded.WriteString(strconv.Itoa(len(text) - len(rest)))
		encoded.WriteByte(text[0])
		text = rest
	}
	return encoded.String()
}
