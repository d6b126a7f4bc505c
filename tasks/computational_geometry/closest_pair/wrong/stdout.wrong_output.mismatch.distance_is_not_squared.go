// The distance itself is returned, cut off to an integer, instead of its square.

package main

import "math"

func closestPair(points [][2]int) int {
	best := math.Inf(1)
	for i, p := range points {
		for _, q := range points[:i] {
			best = min(best, math.Hypot(float64(p[0]-q[0]), float64(p[1]-q[1])))
		}
	}
	return int(best)
}
