// Wrong: pixels outside the image count as 0 instead of repeating the border.

package main

func gaussianBlur(image [][]int) [][]int {
	height, width := len(image), len(image[0])
	blurred := make([][]int, height)
	at := func(y, x int) int {
		if y < 0 || y >= height || x < 0 || x >= width {
			return 0
		}
		return image[y][x]
	}
	for y := range height {
		blurred[y] = make([]int, width)
		for x := range width {
			corners := at(y-1, x-1) + at(y-1, x+1) + at(y+1, x-1) + at(y+1, x+1)
			sides := at(y-1, x) + at(y, x-1) + at(y, x+1) + at(y+1, x)
			blurred[y][x] = (corners + 2*sides + 4*at(y, x)) / 16
		}
	}
	return blurred
}
