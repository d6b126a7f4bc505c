// Mistake: the ends of an edge do not count as part of it.

package main

const (
	inside     = 1
	onBoundary = 0
	outside    = -1
)

func pointInPolygon(polygon [][2]int, points [][2]int) []int {
	places := make([]int, len(points))
	for i, point := range points {
		places[i] = locate(polygon, point)
	}
	return places
}

func locate(polygon [][2]int, point [2]int) int {
	x, y := point[0], point[1]
	place := outside
	a := polygon[len(polygon)-1]
	for _, b := range polygon {
		low, high := a, b
		if low[1] > high[1] {
			low, high = high, low
		}
		a = b
		if y < low[1] || y > high[1] {
			continue
		}
		// side is positive if the edge, seen upwards, has the point on its left.
		side := (high[0]-low[0])*(y-low[1]) - (high[1]-low[1])*(x-low[0])
		along := (low[0]-x)*(high[0]-x) + (low[1]-y)*(high[1]-y)
		if side == 0 && along < 0 {
			return onBoundary
		}
		// An edge that only comes up to the ray does not cross it, so that a corner on the ray is
		// not counted for both of its edges if they lie on different sides.
		if side > 0 && y < high[1] {
			place = -place
		}
	}
	return place
}
