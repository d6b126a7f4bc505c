// The Caesar cipher: each letter is replaced by the one that stands some places further on in the
// alphabet. O(n).

package main

import "strings"

func caesarEncrypt(text string, shift int) string {
	// Only -25..25 is left, and one turn more makes a negative shift one that moves forward.
	places := rune((shift%26 + 26) % 26)
	return strings.Map(func(r rune) rune {
		switch {
		case 'a' <= r && r <= 'z':
			return 'a' + (r-'a'+places)%26
		case 'A' <= r && r <= 'Z':
			return 'A' + (r-'A'+places)%26
		default:
			return r
		}
	}, text)
}
