// Tarjan's algorithm: one depth-first search with a stack of the vertices whose component is still
// open. low[u] is the smallest order of an open vertex that u's subtree reaches with at most one edge
// outside the search tree; if it is u's own order, then u and all above it on the stack are one
// component. O(V + E), and sorting for the order of the result.

package main

import "slices"

func tarjanScc(n int, edges [][2]int) [][]int {
	successors := make([][]int, n)
	for _, edge := range edges {
		u, v := edge[0], edge[1]
		successors[u] = append(successors[u], v)
	}

	order := make([]int, n) // 0: not visited yet
	low := make([]int, n)
	open := make([]bool, n)
	stack := []int{}
	visited := 0
	components := [][]int{}

	// Stacks of goroutines grow as needed, so the recursion may be as deep as the longest path.
	var search func(u int)
	search = func(u int) {
		visited++
		order[u] = visited
		low[u] = visited
		position := len(stack)
		stack = append(stack, u)
		open[u] = true
		for _, v := range successors[u] {
			if order[v] == 0 {
				search(v)
				low[u] = min(low[u], low[v])
			} else if open[v] {
				// A vertex that is no longer open has a component of its own, without a way back to u.
				low[u] = min(low[u], order[v])
			}
		}
		if low[u] == order[u] {
			component := slices.Clone(stack[position:])
			stack = stack[:position]
			for _, v := range component {
				open[v] = false
			}
			slices.Sort(component)
			components = append(components, component)
		}
	}
	for u := range n {
		if order[u] == 0 {
			search(u)
		}
	}
	slices.SortFunc(components, func(a, b []int) int { return a[0] - b[0] })
	return components
}
