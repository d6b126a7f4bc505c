// The longest increasing subsequence: for each length, keep the smallest value that ends an
// increasing subsequence of that length. These values ascend, so the place of a new one is found by
// binary search. O(n log n).

package main

import "slices"

func longestIncreasingSubsequenceLength(values []int) int {
	ends := []int{} // ends[k] belongs to the length k + 1
	for _, value := range values {
		// If the value is an end itself, its place is found, and it changes nothing there.
		place, _ := slices.BinarySearch(ends, value)
		if place == len(ends) {
			ends = append(ends, value)
		} else {
			ends[place] = value
		}
	}
	return len(ends)
}
