// The number of passes comes from the digits of the first value instead of the largest.

package main

import "slices"

const base = 10

func radixSort(values []int) []int {
	sorted := slices.Clone(values)
	if len(values) == 0 {
		return sorted
	}
	for power := 1; power <= values[0]; power *= base {
		sorted = sortedByDigit(sorted, power)
	}
	return sorted
}

func sortedByDigit(values []int, power int) []int {
	buckets := [base][]int{}
	for _, value := range values {
		digit := value / power % base
		buckets[digit] = append(buckets[digit], value)
	}
	return slices.Concat(buckets[:]...)
}
