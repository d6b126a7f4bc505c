// Edit distance by dynamic programming over prefixes: the last characters are either matched (free if
// equal), or one of them is inserted or deleted. Only the previous row of the table is needed to
// compute the next: O(|a| |b|) time, O(|b|) space.

package main

func editDistance(a string, b string) int {
	// previous[j]: the distance between the current prefix of a and the first j characters of b
	previous := make([]int, len(b)+1)
	for j := range previous {
		previous[j] = j // from the empty prefix of a: insert them all
	}
	current := make([]int, len(b)+1)
	for i := range len(a) {
		current[0] = i + 1
		for j := range len(b) {
			substitution := previous[j]
			if a[i] != b[j] {
				substitution++
			}
			deletion := previous[j+1] + 1
			insertion := current[j] + 1
			current[j+1] = min(substitution, deletion, insertion)
		}
		previous, current = current, previous
	}
	return previous[len(b)]
}
