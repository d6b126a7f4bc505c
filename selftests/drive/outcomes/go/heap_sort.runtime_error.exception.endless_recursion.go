package main

import (
	"fmt"
	"slices"
)

// heapSort sorts halves; a list of none is never short enough.
func heapSort(values []int) []int {
	if len(values) == 1 {
		return values
	}
	middle := len(values) / 2
	sorted := slices.Clone(heapSort(values[:middle]))
	for _, value := range heapSort(values[middle:]) {
		place, _ := slices.BinarySearch(sorted, value)
		sorted = slices.Insert(sorted, place, value)
	}
	return sorted
}

func main() {
	for _, value := range heapSort([]int{23, -5, 88, 0, 23, 14, -61, 7, 90, 2, 14}) {
		fmt.Print(value, " ")
	}
}
