// The convex hull by Andrew's monotone chain: from left to right, the points below all others form
// a chain that only turns left, and so do from right to left those above. O(n log n) because of the
// sorting.

package main

import (
	"cmp"
	"slices"
)

func convexHull(points [][2]int) [][2]int {
	sorted := slices.Clone(points)
	slices.SortFunc(sorted, func(p, q [2]int) int {
		return cmp.Or(cmp.Compare(p[0], q[0]), cmp.Compare(p[1], q[1]))
	})
	sorted = slices.Compact(sorted)
	if len(sorted) < 2 {
		return sorted
	}

	lower := chain(sorted)
	slices.Reverse(sorted)
	upper := chain(sorted)
	// Each chain ends where the other one begins.
	return slices.Concat(lower[:len(lower)-1], upper[:len(upper)-1])
}

// chain returns the corners between the first and the last point that have no point on their right.
func chain(points [][2]int) [][2]int {
	corners := [][2]int{}
	for _, p := range points {
		// A corner without a left turn is none; neither is a point inside an edge.
		for n := len(corners); n >= 2 && turn(corners[n-2], corners[n-1], p) <= 0; n-- {
			corners = corners[:n-1]
		}
		corners = append(corners, p)
	}
	return corners
}

// turn is positive if a, b and c turn left, negative if they turn right, and 0 on a line.
func turn(a, b, c [2]int) int {
	return (b[0]-a[0])*(c[1]-a[1]) - (b[1]-a[1])*(c[0]-a[0])
}
