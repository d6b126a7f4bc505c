// Mistake: the centre is taken as if the kernel had as many columns as rows.

package main

import "slices"

func convolve2d(image [][]int, kernel [][]int) [][]int {
	height, width := len(image), len(image[0])
	turned := turn(kernel)
	centreY, centreX := len(kernel)/2, len(kernel)/2
	result := make([][]int, height)
	for y := range height {
		result[y] = make([]int, width)
		for i, weights := range turned {
			row := y + i - centreY
			if row < 0 || row >= height {
				continue // pixels outside the image count as 0
			}
			for j, weight := range weights {
				// Only where this entry lies on the image: 0 <= x+j-centreX < width.
				shift := j - centreX
				for x := max(-shift, 0); x < min(width-shift, width); x++ {
					result[y][x] += weight * image[row][x+shift]
				}
			}
		}
	}
	return result
}

// turn returns the kernel turned by 180 degrees.
func turn(kernel [][]int) [][]int {
	turned := slices.Clone(kernel)
	slices.Reverse(turned)
	for i, row := range turned {
		turned[i] = slices.Clone(row)
		slices.Reverse(turned[i])
	}
	return turned
}
