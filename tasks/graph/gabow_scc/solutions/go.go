// Gabow's algorithm: one depth-first search with two stacks. The first holds the vertices
// whose component is still open, the second those of them that begin a group of vertices known to
// reach one another. An edge back to an open vertex closes a cycle: every vertex found later than
// that one stops beginning a group. O(V + E), and sorting for the order of the result.

package main

import "slices"

func gabowScc(n int, edges [][2]int) [][]int {
	successors := make([][]int, n)
	for _, edge := range edges {
		u, v := edge[0], edge[1]
		successors[u] = append(successors[u], v)
	}

	order := make([]int, n) // 0: not visited yet
	visited := 0
	closed := make([]bool, n)
	open := []int{}
	firsts := []int{}
	components := [][]int{}

	// Stacks of goroutines grow as needed, so the recursion may be as deep as the longest path.
	var search func(u int)
	search = func(u int) {
		visited++
		order[u] = visited
		position := len(open)
		open = append(open, u)
		firsts = append(firsts, u)
		for _, v := range successors[u] {
			if order[v] == 0 {
				search(v)
			} else if !closed[v] {
				for order[firsts[len(firsts)-1]] > order[v] {
					firsts = firsts[:len(firsts)-1]
				}
			}
		}
		if firsts[len(firsts)-1] != u {
			return
		}
		// Nothing in u's group reaches an earlier vertex: the group is a component.
		firsts = firsts[:len(firsts)-1]
		component := slices.Clone(open[position:])
		open = open[:position]
		for _, v := range component {
			closed[v] = true
		}
		slices.Sort(component)
		components = append(components, component)
	}
	for u := range n {
		if order[u] == 0 {
			search(u)
		}
	}
	slices.SortFunc(components, func(a, b []int) int { return a[0] - b[0] })
	return components
}
