// Radix sort, least significant digit first: each pass is a stable counting sort by 16 bits, so it
// keeps the order that the pass before made among values that agree in its own digit. O(d * n).

package main

import "slices"

const (
	digitBits = 16
	base      = 1 << digitBits
)

func radixSort(values []int) []int {
	sorted := slices.Clone(values)
	buffer := make([]int, len(values))
	for shift := 0; shift < 2*digitBits; shift += digitBits { // the values have fewer than 32 bits
		sortByDigit(sorted, buffer, shift)
		sorted, buffer = buffer, sorted
	}
	return sorted
}

// sortByDigit writes the values to target, ordered by their digit that begins at bit shift.
func sortByDigit(values, target []int, shift int) {
	next := make([]int, base+1) // next[d]: where the next value with the digit d goes
	for _, value := range values {
		digit := value >> shift & (base - 1)
		next[digit+1]++
	}
	for digit := range base {
		next[digit+1] += next[digit]
	}
	for _, value := range values {
		digit := value >> shift & (base - 1)
		target[next[digit]] = value
		next[digit]++
	}
}
