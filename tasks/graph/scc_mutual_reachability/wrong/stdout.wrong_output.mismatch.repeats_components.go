// Mistake: a vertex that has its component already starts another one.

package main

func mutualReachabilityScc(n int, edges [][2]int) [][]int {
	successors := make([][]int, n)
	predecessors := make([][]int, n)
	for _, edge := range edges {
		u, v := edge[0], edge[1]
		successors[u] = append(successors[u], v)
		predecessors[v] = append(predecessors[v], u)
	}

	components := [][]int{}
	for u := range n {
		after := reachable(successors, u)
		before := reachable(predecessors, u)
		// Vertices below u are all in components without u.
		component := []int{}
		for v := u; v < n; v++ {
			if after[v] && before[v] {
				component = append(component, v)
			}
		}
		components = append(components, component)
	}
	return components
}

// reachable tells of each vertex whether a path leads there from the source.
func reachable(neighbours [][]int, source int) []bool {
	seen := make([]bool, len(neighbours))
	var visit func(u int)
	visit = func(u int) {
		seen[u] = true
		for _, v := range neighbours[u] {
			if !seen[v] {
				visit(v)
			}
		}
	}
	visit(source)
	return seen
}
