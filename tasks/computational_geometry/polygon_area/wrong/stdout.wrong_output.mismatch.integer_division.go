// Half of an odd number is cut off before it becomes a float.

package main

func polygonArea(polygon [][2]int) float64 {
	doubled := 0
	for i, a := range polygon {
		b := polygon[(i+1)%len(polygon)]
		doubled += a[0]*b[1] - b[0]*a[1]
	}
	return float64(max(doubled, -doubled) / 2)
}
