// The Gaussian blur: each pixel becomes a weighted mean of the 3 x 3 block around it, in which a
// pixel weighs less the farther it is from the centre. O(H W).

package main

func gaussianBlur(image [][]int) [][]int {
	height, width := len(image), len(image[0])
	blurred := make([][]int, height)
	for y, here := range image {
		// Outside the image the nearest row or column goes on.
		above := image[max(y-1, 0)]
		below := image[min(y+1, height-1)]
		blurred[y] = make([]int, width)
		for x := range width {
			left, right := max(x-1, 0), min(x+1, width-1)
			corners := above[left] + above[right] + below[left] + below[right]
			sides := above[x] + here[left] + here[right] + below[x]
			blurred[y][x] = (corners + 2*sides + 4*here[x]) / 16
		}
	}
	return blurred
}
