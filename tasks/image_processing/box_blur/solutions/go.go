// The box blur: each pixel becomes the mean of the 3 x 3 block around it. The sums of three pixels
// above each other are made once per row, because neighbouring blocks share them. O(H W).

package main

func boxBlur(image [][]int) [][]int {
	height, width := len(image), len(image[0])
	blurred := make([][]int, height)
	columns := make([]int, width) // the three pixels of each column that lie in the row's blocks
	for y, here := range image {
		// Outside the image the nearest row or column goes on.
		above := image[max(y-1, 0)]
		below := image[min(y+1, height-1)]
		for x := range width {
			columns[x] = above[x] + here[x] + below[x]
		}
		blurred[y] = make([]int, width)
		for x := range width {
			left, right := max(x-1, 0), min(x+1, width-1)
			blurred[y][x] = (columns[left] + columns[x] + columns[right]) / 9
		}
	}
	return blurred
}
