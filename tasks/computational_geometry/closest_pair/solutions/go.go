// The closest pair by divide and conquer: after both halves are solved, only pairs across the line
// between them are left, and they lie in a narrow strip along it. O(n log n).

package main

import (
	"cmp"
	"math"
	"slices"
)

func closestPair(points [][2]int) int {
	byX := slices.Clone(points)
	slices.SortFunc(byX, func(p, q [2]int) int { return cmp.Compare(p[0], q[0]) })
	best, _ := solve(byX)
	return best
}

// solve returns the least squared distance of points that are sorted by x, and the points sorted by
// y.
func solve(points [][2]int) (best int, byY [][2]int) {
	if len(points) < 2 {
		return math.MaxInt, points
	}
	middle := len(points) / 2
	line := points[middle][0]
	bestLeft, left := solve(points[:middle])
	bestRight, right := solve(points[middle:])
	best = min(bestLeft, bestRight)
	byY = mergeByY(left, right)

	strip := [][2]int{}
	for _, p := range byY {
		if square(p[0]-line) >= best {
			continue
		}
		// Points of one half keep their distance, so only a few are that near in y.
		for i := len(strip) - 1; i >= 0 && square(p[1]-strip[i][1]) < best; i-- {
			best = min(best, square(p[0]-strip[i][0])+square(p[1]-strip[i][1]))
		}
		strip = append(strip, p)
	}
	return best, byY
}

func mergeByY(left, right [][2]int) [][2]int {
	merged := make([][2]int, 0, len(left)+len(right))
	for len(left) > 0 && len(right) > 0 {
		if left[0][1] <= right[0][1] {
			merged = append(merged, left[0])
			left = left[1:]
		} else {
			merged = append(merged, right[0])
			right = right[1:]
		}
	}
	merged = append(merged, left...)
	return append(merged, right...)
}

func square(x int) int {
	return x * x
}
