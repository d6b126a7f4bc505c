// The longest common subsequence by dynamic programming: an entry of the table is the length for
// two prefixes. Equal last characters extend the result without them; of unequal ones, one is
// dropped. Two rows are enough. O(len(a) * len(b)).

package main

func longestCommonSubsequenceLength(a string, b string) int {
	above := make([]int, len(b)+1) // for the prefix of a before the current character
	row := make([]int, len(b)+1)   // row[0] stays 0: an empty prefix shares nothing
	for i := range len(a) {
		for j := range len(b) {
			if a[i] == b[j] {
				row[j+1] = above[j] + 1
			} else {
				row[j+1] = max(above[j+1], row[j])
			}
		}
		above, row = row, above
	}
	return above[len(b)]
}
