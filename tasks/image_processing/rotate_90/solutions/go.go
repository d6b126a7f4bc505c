// The rotation by 90 degrees clockwise: the rows, taken from the last to the first, become the
// columns from left to right. O(H W).

package main

func rotateImage90(image [][]int) [][]int {
	height, width := len(image), len(image[0])
	rotated := make([][]int, width)
	for x := range rotated {
		rotated[x] = make([]int, 0, height)
		for y := height - 1; y >= 0; y-- {
			rotated[x] = append(rotated[x], image[y][x])
		}
	}
	return rotated
}
