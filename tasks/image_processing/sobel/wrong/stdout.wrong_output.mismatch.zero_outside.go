// Pixels outside the image count as 0 instead of repeating the border.

package main

import "math"

func sobelEdges(image [][]int) [][]int {
	height, width := len(image), len(image[0])
	strength := make([][]int, height)
	for y := range image {
		strength[y] = make([]int, width)
		for x := range width {
			at := func(dy, dx int) int {
				if y+dy < 0 || y+dy >= height || x+dx < 0 || x+dx >= width {
					return 0
				}
				return image[y+dy][x+dx]
			}
			gx := at(-1, 1) + 2*at(0, 1) + at(1, 1) - at(-1, -1) - 2*at(0, -1) - at(1, -1)
			gy := at(1, -1) + 2*at(1, 0) + at(1, 1) - at(-1, -1) - 2*at(-1, 0) - at(-1, 1)
			// The sum is far below 2^53, so the conversion rounds the exact root down correctly.
			length := int(math.Sqrt(float64(gx*gx + gy*gy)))
			strength[y][x] = min(length, 255)
		}
	}
	return strength
}
