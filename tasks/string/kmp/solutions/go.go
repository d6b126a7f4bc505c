// The Knuth-Morris-Pratt search: after a mismatch, a table says how much of the matched part is still
// of use, so that no character of the text is looked at again. O(n + m).

package main

func kmpSearch(text string, pattern string) []int {
	border := borders(pattern)
	positions := []int{}
	matched := 0 // how many characters of the pattern end at the current position
	for i := range len(text) {
		for matched > 0 && text[i] != pattern[matched] {
			matched = border[matched-1]
		}
		if text[i] == pattern[matched] {
			matched++
		}
		if matched == len(pattern) {
			positions = append(positions, i-len(pattern)+1)
			matched = border[matched-1] // the next occurrence may overlap this one
		}
	}
	return positions
}

// borders returns for each i the length of the longest proper prefix of pattern[:i+1] that also ends
// it.
func borders(pattern string) []int {
	border := make([]int, len(pattern))
	length := 0
	for i := 1; i < len(pattern); i++ {
		for length > 0 && pattern[i] != pattern[length] {
			length = border[length-1]
		}
		if pattern[i] == pattern[length] {
			length++
		}
		border[i] = length
	}
	return border
}
