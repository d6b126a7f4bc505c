package main

import (
	"cmp"
	"fmt"
)

func mergeSort[T cmp.Ordered](values []T) []T {
	if len(values) < 2 {
		return values
	}
	left, right := mergeSort(values[:len(values)/2]), mergeSort(values[len(values)/2:])
	merged := make([]T, 0, len(values))
	for len(left) > 0 && len(right) > 0 {
		if right[0] < left[0] {
			merged, right = append(merged, right[0]), right[1:]
		} else {
			merged, left = append(merged, left[0]), left[1:]
		}
	}
	return append(append(merged, left...), right...)
}

func main() {
	for _, value := range mergeSort([]int{61, 17, -40, 8, 5, 99, 12, 17, -2, 0, 73, 8, -40}) {
		fmt.Print(value, " ")
	}
}
