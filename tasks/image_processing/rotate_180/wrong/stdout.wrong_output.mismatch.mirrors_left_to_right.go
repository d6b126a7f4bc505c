// Wrong: every row is reversed, but the rows keep their places.

package main

import "slices"

func rotateImage180(image [][]int) [][]int {
	rotated := make([][]int, 0, len(image))
	for _, row := range image {
		reversed := slices.Clone(row)
		slices.Reverse(reversed)
		rotated = append(rotated, reversed)
	}
	return rotated
}
