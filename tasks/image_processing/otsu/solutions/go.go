// Otsu's method: every threshold divides the pixels into a dark and a bright class; the best one
// has the greatest variance between the classes. Sums over the histogram, carried on from threshold
// to threshold, give all variances in one pass. O(H W + 256).

package main

func otsuThreshold(image [][]int) int {
	var counts [256]float64
	pixels, total := 0.0, 0.0
	for _, row := range image {
		for _, value := range row {
			counts[value]++
			pixels++
			total += float64(value)
		}
	}

	best, greatest := 0, 0.0
	darkPixels, darkTotal := 0.0, 0.0
	for threshold := range 255 {
		darkPixels += counts[threshold]
		darkTotal += counts[threshold] * float64(threshold)
		brightPixels, brightTotal := pixels-darkPixels, total-darkTotal
		if darkPixels == 0 || brightPixels == 0 {
			continue
		}
		difference := darkTotal/darkPixels - brightTotal/brightPixels
		variance := darkPixels * brightPixels * difference * difference
		// A later threshold must be better, so that the smallest of the best ones stays.
		if variance > greatest {
			best, greatest = threshold, variance
		}
	}
	return best
}
