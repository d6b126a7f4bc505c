// A vertex that separates several subtrees gets into the result once for each of them.

package main

import "slices"

func findArticulationPoints(n int, edges [][2]int) []int {
	neighbours := make([][]int, n)
	for _, edge := range edges {
		u, v := edge[0], edge[1]
		neighbours[u] = append(neighbours[u], v)
		neighbours[v] = append(neighbours[v], u)
	}

	order := make([]int, n) // 0: not visited yet
	low := make([]int, n)
	points := []int{}
	visited := 0

	// Stacks of goroutines grow as needed, so the recursion may be as deep as the longest path.
	var search func(u int, isRoot bool)
	search = func(u int, isRoot bool) {
		visited++
		order[u] = visited
		low[u] = visited
		children := 0
		for _, v := range neighbours[u] {
			if order[v] != 0 {
				low[u] = min(low[u], order[v])
				continue
			}
			search(v, false)
			children++
			low[u] = min(low[u], low[v])
			if !isRoot && low[v] >= order[u] {
				points = append(points, u)
			}
		}
		if isRoot && children > 1 {
			points = append(points, u)
		}
	}
	for root := range n {
		if order[root] == 0 {
			search(root, true)
		}
	}

	slices.Sort(points)
	return points
}
