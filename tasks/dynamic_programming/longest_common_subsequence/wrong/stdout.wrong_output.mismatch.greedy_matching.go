// Each character of a is matched with its next occurrence in b, which may waste most of b.

package main

import "strings"

func longestCommonSubsequenceLength(a string, b string) int {
	length := 0
	for i := range len(a) {
		if next := strings.IndexByte(b, a[i]); next >= 0 {
			length++
			b = b[next+1:]
		}
	}
	return length
}
