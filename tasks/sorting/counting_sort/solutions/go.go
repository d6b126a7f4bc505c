// Counting sort: how often each value occurs says how long its run in the sorted list is. No two
// entries are compared. O(n + range).

package main

import "slices"

func countingSort(values []int) []int {
	sorted := make([]int, 0, len(values))
	if len(values) == 0 {
		return sorted
	}
	low, high := slices.Min(values), slices.Max(values)
	counts := make([]int, high-low+1) // counts[0] is for low, which may be negative
	for _, value := range values {
		counts[value-low]++
	}
	for i, count := range counts {
		for range count {
			sorted = append(sorted, low+i)
		}
	}
	return sorted
}
