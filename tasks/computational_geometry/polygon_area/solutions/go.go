// The area of a polygon by trapezoids: between an edge and the x axis there is one, which counts as
// positive or negative depending on the direction of the edge. What lies outside the polygon is
// counted both ways. O(m).

package main

func polygonArea(polygon [][2]int) float64 {
	doubled := 0
	for i, b := range polygon {
		a := polygon[(i+len(polygon)-1)%len(polygon)]
		doubled += (a[0] - b[0]) * (a[1] + b[1])
	}
	// Corners in clockwise order make it negative.
	return float64(max(doubled, -doubled)) / 2
}
