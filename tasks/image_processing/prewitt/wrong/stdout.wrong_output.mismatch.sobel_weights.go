// Wrong: the middle row and column count twice, which is the Sobel operator.

package main

import "math"

func prewittEdges(image [][]int) [][]int {
	height, width := len(image), len(image[0])
	strength := make([][]int, height)
	for y, here := range image {
		// Outside the image the nearest row or column goes on.
		above := image[max(y-1, 0)]
		below := image[min(y+1, height-1)]
		strength[y] = make([]int, width)
		for x := range width {
			left, right := max(x-1, 0), min(x+1, width-1)
			gx := above[right] + 2*here[right] + below[right] -
				above[left] - 2*here[left] - below[left]
			gy := below[left] + 2*below[x] + below[right] -
				above[left] - 2*above[x] - above[right]
			// The sum is far below 2^53, so the conversion rounds the exact root down correctly.
			length := int(math.Sqrt(float64(gx*gx + gy*gy)))
			strength[y][x] = min(length, 255)
		}
	}
	return strength
}
