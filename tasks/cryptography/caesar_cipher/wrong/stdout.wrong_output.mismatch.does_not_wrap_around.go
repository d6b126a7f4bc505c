// Wrong: letters near the end of the alphabet move beyond it.

package main

import "strings"

func caesarEncrypt(text string, shift int) string {
	// Only -25..25 is left, and one turn more makes a negative shift one that moves forward.
	places := rune((shift%26 + 26) % 26)
	return strings.Map(func(r rune) rune {
		switch {
		case 'a' <= r && r <= 'z':
			return r + places
		case 'A' <= r && r <= 'Z':
			return r + places
		default:
			return r
		}
	}, text)
}
