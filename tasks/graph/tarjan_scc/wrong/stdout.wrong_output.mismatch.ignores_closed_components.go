// Vertices of components that are complete already must not lower low[u].

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
		for _, v := range successors[u] {
			if order[v] == 0 {
				search(v)
				low[u] = min(low[u], low[v])
			} else {
				low[u] = min(low[u], order[v])
			}
		}
		if low[u] == order[u] {
			component := slices.Clone(stack[position:])
			stack = stack[:position]
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
