package main

import "fmt"

func mergeSort(values []int) {
	if len(values) < 2 {
		return
	}
	left := append([]int{}, values[:len(values)/2]...)
	right := append([]int{}, values[len(values)/2:]...)
	mergeSort(left)
	mergeSort(right)
	for i := range values {
		if len(right) == 0 || len(left) > 0 && left[0] <= right[0] {
			values[i], left = left[0], left[1:]
		} else {
			values[i], right = right[0], right[1:]
		}
	}
}

func main() {
	values := []int{61, 17, -40, 8, 5, 99, 12, 17, -2, 0, 73, 8, -40}
	mergeSort(values)
	for _, value := range values {
		fmt.Print(value, " ")
	}
}
