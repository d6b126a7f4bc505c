// The merge does not ask whether one side is used up before it looks at the front values.

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
	for len(merged) < cap(merged) {
		// On a tie the left value comes first, which keeps equal values in their order.
		if left[0] <= right[0] {
			merged = append(merged, left[0])
			left = left[1:]
		} else {
			merged = append(merged, right[0])
			right = right[1:]
		}
	}
	return merged
}
