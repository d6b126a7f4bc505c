// The histogram equalization: every grey value is replaced according to its rank among all pixels,
// so that the new values use the whole range 0..255 evenly. O(H W).

package main

func equalizeHistogram(image [][]int) [][]int {
	var counts [256]int
	pixels := 0
	for _, row := range image {
		for _, value := range row {
			counts[value]++
		}
		pixels += len(row)
	}
	table := newValues(counts, pixels)
	result := make([][]int, len(image))
	for y, row := range image {
		result[y] = make([]int, len(row))
		for x, value := range row {
			result[y][x] = table[value]
		}
	}
	return result
}

// newValues returns the new value for each grey value that occurs.
func newValues(counts [256]int, pixels int) [256]int {
	var table [256]int
	cdf := 0   // how many pixels are at most as bright as value
	least := 0 // cdf of the darkest value in the image
	for value, count := range counts {
		cdf += count
		if least == 0 {
			least = cdf
		}
		if pixels == least {
			table[value] = value // all pixels are equal: there is nothing to spread
		} else {
			// Half of the divisor is added, so that the division rounds to the nearest.
			table[value] = (2*255*(cdf-least) + pixels - least) / (2 * (pixels - least))
		}
	}
	return table
}
