// Search by the Z-algorithm: the Z-array of the pattern tells how long a prefix of it starts at
// each of its positions. The same for the positions of the text follows from it, and an occurrence
// is where the whole pattern starts. O(n + m).

package main

func zSearch(text string, pattern string) []int {
	z := prefixLengths(pattern, pattern, nil)
	positions := []int{}
	for i, length := range prefixLengths(text, pattern, z) {
		if length == len(pattern) {
			positions = append(positions, i)
		}
	}
	return positions
}

// prefixLengths returns for each position of s how many characters of pattern s has from there on.
// It needs the same about the pattern itself as known, or nil if s is the pattern.
func prefixLengths(s, pattern string, known []int) []int {
	lengths := make([]int, len(s))
	left, right := 0, 0 // s[left:right] is a prefix of pattern, of those found the one that ends last
	start := 0
	if known == nil {
		known = lengths // only entries that are filled in are asked for
		lengths[0] = len(s)
		start = 1 // from 0 on, the pattern has all of itself, which would tell nothing
	}
	for i := start; i < len(s); i++ {
		length := 0
		if i < right {
			length = min(known[i-left], right-i) // s beyond right has not been looked at yet
		}
		for length < len(pattern) && i+length < len(s) && pattern[length] == s[i+length] {
			length++
		}
		lengths[i] = length
		if i+length > right {
			left, right = i, i+length
		}
	}
	return lengths
}
