// The Prewitt operator: the differences between the outer columns and between the outer rows of a
// 3 x 3 block estimate the gradient of brightness at its centre, and the gradient's length is the
// strength of the edge there. O(H W).

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
			gx := above[right] + here[right] + below[right] -
				above[left] - here[left] - below[left]
			gy := below[left] + below[x] + below[right] -
				above[left] - above[x] - above[right]
			// The sum is far below 2^53, so the conversion rounds the exact root down correctly.
			length := int(math.Sqrt(float64(gx*gx + gy*gy)))
			strength[y][x] = min(length, 255)
		}
	}
	return strength
}
