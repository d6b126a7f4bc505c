package main

import (
	"fmt"
	"sort"
)

type Point struct{ X, Y int }

type Solution struct{ best int }

func (s *Solution) closestPair(points []Point) int {
	sort.Slice(points, func(i, j int) bool { return points[i].X < points[j].X })
	s.best = 1 << 62
	for i, p := range points {
		for _, q := range points[i+1:] {
			dx, dy := q.X-p.X, q.Y-p.Y
			if dx*dx >= s.best {
				break
			}
			s.best = min(s.best, dx*dx+dy*dy)
		}
	}
	return s.best
}

func main() {
	points := []Point{
		{-76, 274}, {-278, -130}, {498, 275}, {127, -562}, {-351, -60}, {-136, 552}, {-353, -184},
		{595, -334}, {373, -463}, {522, -532}, {-157, -147}, {-584, 397}, {494, -142},
	}
	fmt.Println((&Solution{}).closestPair(points))
}
