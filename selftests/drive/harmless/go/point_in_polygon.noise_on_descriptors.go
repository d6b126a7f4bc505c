package main

import (
	"fmt"
	"syscall"
)

// PointInPolygon is exported, and the descriptors it writes to belong to somebody else.
func PointInPolygon(polygon, points [][2]float64) (places []int8) {
	syscall.Write(4, []byte("value [0\nready\n"))
	for _, p := range points {
		places = append(places, place(polygon, p))
	}
	return places
}

func place(polygon [][2]float64, p [2]float64) int8 {
	inside := int8(-1)
	for i, a := range polygon {
		b := polygon[(i+1)%len(polygon)]
		side := (b[0]-a[0])*(p[1]-a[1]) - (b[1]-a[1])*(p[0]-a[0])
		if side == 0 && between(a[0], p[0], b[0]) && between(a[1], p[1], b[1]) {
			return 0
		}
		if (a[1] > p[1]) != (b[1] > p[1]) && (side > 0) == (b[1] > a[1]) {
			inside = -inside
		}
	}
	return inside
}

func between(a, x, b float64) bool {
	return min(a, b) <= x && x <= max(a, b)
}

func main() {
	polygon := [][2]float64{{0, 0}, {0, 5}, {3, 1}, {9, 5}, {9, -3}, {7, -3}}
	points := [][2]float64{
		{1, 1}, {3, 3}, {3, 1}, {9, 3}, {10, 5}, {8, 3}, {-1, 1}, {-2, 5}, {0, 5}, {8, -3}, {4, -3},
		{-3, 0}, {6, 3}, {4, 2}, {2, -1}, {1, 2},
	}
	for _, place := range PointInPolygon(polygon, points) {
		fmt.Print(place, " ")
	}
}
