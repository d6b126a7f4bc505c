// The transitive reduction of an acyclic graph. An edge from u to v is superfluous if another
// successor of u leads to v. That one comes before v in topological order, so a search from u that
// tries its successors in this order has seen v by the time it comes to it. O(V * E).

package main

import "slices"

func transitiveReduction(n int, edges [][2]int) [][2]int {
	successors := make([][]int, n)
	for _, edge := range edges {
		u, v := edge[0], edge[1]
		successors[u] = append(successors[u], v)
	}
	position := topologicalPositions(successors)
	for _, list := range successors {
		slices.SortFunc(list, func(a, b int) int { return position[a] - position[b] })
	}

	kept := [][2]int{}
	for u := range n {
		seen := make([]bool, n)
		var search func(v int)
		search = func(v int) {
			seen[v] = true
			for _, w := range successors[v] {
				if !seen[w] {
					search(w)
				}
			}
		}
		first := len(kept)
		for _, v := range successors[u] {
			// A parallel edge finds its end seen, too, and so is kept once.
			if !seen[v] {
				search(v)
				kept = append(kept, [2]int{u, v})
			}
		}
		slices.SortFunc(kept[first:], func(a, b [2]int) int { return a[1] - b[1] })
	}
	return kept
}

// topologicalPositions numbers the vertices so that every edge leads to a greater number.
func topologicalPositions(successors [][]int) []int {
	position := make([]int, len(successors))
	visited := make([]bool, len(successors))
	next := len(successors)
	var visit func(u int)
	visit = func(u int) {
		visited[u] = true
		for _, v := range successors[u] {
			if !visited[v] {
				visit(v)
			}
		}
		// All that u leads to has been numbered, from the end.
		next--
		position[u] = next
	}
	for u := range successors {
		if !visited[u] {
			visit(u)
		}
	}
	return position
}
