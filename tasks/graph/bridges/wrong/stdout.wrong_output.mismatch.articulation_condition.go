// low[v] >= order[u] is the test for a cut vertex; a bridge needs low[v] > order[u].

package main

import (
	"cmp"
	"slices"
)

func findBridges(n int, edges [][2]int) [][2]int {
	// Edges are known by their index, which tells parallel edges apart.
	incident := make([][]int, n)
	for id, edge := range edges {
		u, v := edge[0], edge[1]
		incident[u] = append(incident[u], id)
		incident[v] = append(incident[v], id)
	}

	order := make([]int, n) // 0: not visited yet
	low := make([]int, n)
	visited := 0
	bridges := [][2]int{}

	// Stacks of goroutines grow as needed, so the recursion may be as deep as the longest path.
	var search func(u, parentEdge int)
	search = func(u, parentEdge int) {
		visited++
		order[u] = visited
		low[u] = visited
		for _, id := range incident[u] {
			// Only this very edge is skipped: a parallel edge does lead back to the parent.
			if id == parentEdge {
				continue
			}
			v := edges[id][0]
			if v == u {
				v = edges[id][1]
			}
			if order[v] != 0 {
				low[u] = min(low[u], order[v])
				continue
			}
			search(v, id)
			low[u] = min(low[u], low[v])
			if low[v] >= order[u] {
				bridges = append(bridges, [2]int{min(u, v), max(u, v)})
			}
		}
	}
	for root := range n {
		if order[root] == 0 {
			search(root, -1)
		}
	}

	slices.SortFunc(bridges, func(a, b [2]int) int {
		return cmp.Or(cmp.Compare(a[0], b[0]), cmp.Compare(a[1], b[1]))
	})
	return bridges
}
