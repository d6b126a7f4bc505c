// The median filter: each pixel becomes the median of the 3 x 3 block around it. Unlike a mean, a
// median ignores single outliers and doesn't smear edges. O(H W).

package main

import "slices"

func medianFilter(image [][]int) [][]int {
	height, width := len(image), len(image[0])
	filtered := make([][]int, height)
	block := make([]int, 0, 9)
	for y := range height {
		// Outside the image the nearest row or column goes on.
		rows := [3][]int{image[max(y-1, 0)], image[y], image[min(y+1, height-1)]}
		filtered[y] = make([]int, width)
		for x := range width {
			left, right := max(x-1, 0), min(x+1, width-1)
			block = block[:0]
			for _, row := range rows {
				block = append(block, row[left], row[x], row[right])
			}
			slices.Sort(block)
			filtered[y][x] = block[len(block)/2]
		}
	}
	return filtered
}
