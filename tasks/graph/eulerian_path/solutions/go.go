// Hierholzer's algorithm: walk along unused edges until there is none left. Then go back, note the
// vertices from the end of the trail, and leave for a detour wherever an edge is still unused. The
// smallest neighbour comes first, which gives the smallest trail. O(V + E log E).

package main

import "slices"

func eulerianPath(n int, edges [][2]int) []int {
	neighbours := make([][]step, n)
	for id, edge := range edges {
		u, v := edge[0], edge[1]
		neighbours[u] = append(neighbours[u], step{v, id})
		neighbours[v] = append(neighbours[v], step{u, id})
	}
	start, ok := startOfTrail(neighbours)
	if !ok {
		return []int{}
	}
	for _, steps := range neighbours {
		slices.SortFunc(steps, func(a, b step) int { return a.to - b.to })
	}

	used := make([]bool, len(edges))
	trail := make([]int, 0, len(edges)+1)
	path := []int{start}
	for len(path) > 0 {
		u := path[len(path)-1]
		for len(neighbours[u]) > 0 && used[neighbours[u][0].edge] {
			neighbours[u] = neighbours[u][1:]
		}
		if len(neighbours[u]) == 0 {
			trail = append(trail, u)
			path = path[:len(path)-1]
			continue
		}
		next := neighbours[u][0]
		used[next.edge] = true
		path = append(path, next.to)
	}

	if len(trail) <= len(edges) {
		return []int{} // some edges can't be reached from the start
	}
	slices.Reverse(trail)
	return trail
}

// step is an edge as seen from one of its ends.
type step struct {
	to   int
	edge int
}

// startOfTrail returns where a trail must start. It reports whether the degrees admit one.
func startOfTrail(neighbours [][]step) (start int, ok bool) {
	odd := []int{}
	withEdges := []int{}
	for v, steps := range neighbours {
		if len(steps) > 0 {
			withEdges = append(withEdges, v)
		}
		if len(steps)%2 == 1 {
			odd = append(odd, v)
		}
	}
	switch {
	case len(withEdges) == 0 || len(odd) > 2:
		return 0, false
	case len(odd) == 2:
		return odd[0], true
	default:
		return withEdges[0], true
	}
}
