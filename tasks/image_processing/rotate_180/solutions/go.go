// The rotation by 180 degrees: the last row becomes the first, and every row is reversed. O(H W).

package main

import "slices"

func rotateImage180(image [][]int) [][]int {
	rotated := make([][]int, 0, len(image))
	for _, row := range image {
		reversed := slices.Clone(row)
		slices.Reverse(reversed)
		rotated = append(rotated, reversed)
	}
	slices.Reverse(rotated)
	return rotated
}
