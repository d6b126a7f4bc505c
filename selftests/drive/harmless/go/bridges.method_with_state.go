// Bridges by one depth-first search. low[u] is the smallest order of a vertex that u's subtree
// reaches with at most one edge outside the search tree; the tree edge above u is a bridge if and
// only if low[u] lies below its upper end, so that nothing leads around the edge. O(V + E).

package main

import (
	"cmp"
	"fmt"
	"slices"
)

type solver struct{ found [][2]int }

func (s *solver) findBridges(n int, edges [][2]int) [][2]int {
	s.found = append(s.found, plain(n, edges)...)
	return s.found
}

func plain(n int, edges [][2]int) [][2]int {
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
			if low[v] > order[u] {
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

func main() {
	n := 5
	edges := [][2]int{{0, 1}, {0, 2}, {1, 2}, {0, 3}, {3, 4}}

	result := new(solver).findBridges(n, edges)
	for _, row := range result {
		fmt.Println(row[0], row[1])
	}
}
