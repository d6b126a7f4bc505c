package main

import (
	"cmp"
	"fmt"
	"slices"
)

type point = [2]int

func convexHull(points []point) []point {
	slices.SortFunc(points, func(p, q point) int {
		return cmp.Or(cmp.Compare(p[0], q[0]), cmp.Compare(p[1], q[1]))
	})
	points = slices.Compact(points)
	hull := half(points)
	if len(points) == 1 {
		return hull
	}
	slices.Reverse(points)
	upper := half(points)
	return append(hull[:len(hull)-1], upper[:len(upper)-1]...)
}

// half begins with the first point, which is there if any is.
func half(points []point) []point {
	side := []point{points[0]}
	for _, p := range points[1:] {
		for n := len(side); n > 1 && turn(side[n-2], side[n-1], p) <= 0; n-- {
			side = side[:n-1]
		}
		side = append(side, p)
	}
	return side
}

func turn(a, b, c point) int {
	return (b[0]-a[0])*(c[1]-a[1]) - (b[1]-a[1])*(c[0]-a[0])
}

func main() {
	points := []point{
		{0, 0}, {4, 0}, {8, 0}, {8, 4}, {8, 8}, {3, 9}, {0, 6}, {0, 3}, {4, 4}, {2, 7}, {8, 8},
		{5, 1}, {-1, 3},
	}
	for _, p := range convexHull(points) {
		fmt.Println(p[0], p[1])
	}
}
