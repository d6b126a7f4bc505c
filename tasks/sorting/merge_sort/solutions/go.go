// Merge sort: sort both halves, then merge them, always taking the smaller of the two front values.
// O(n log n) time, O(n) space.

package main

func mergeSort(values []int) []int {
	if len(values) < 2 {
		return append([]int{}, values...) // a copy, as the caller's slice must not be shared
	}
	middle := len(values) / 2
	return merge(mergeSort(values[:middle]), mergeSort(values[middle:]))
}

// merge joins two sorted slices into one.
func merge(left, right []int) []int {
	merged := make([]int, 0, len(left)+len(right))
	for len(left) > 0 && len(right) > 0 {
		// On a tie the left value comes first, which keeps equal values in their order.
		if left[0] <= right[0] {
			merged = append(merged, left[0])
			left = left[1:]
		} else {
			merged = append(merged, right[0])
			right = right[1:]
		}
	}
	// One side is used up; the other has only larger values.
	merged = append(merged, left...)
	return append(merged, right...)
}
