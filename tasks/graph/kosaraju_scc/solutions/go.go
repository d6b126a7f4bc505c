// Kosaraju's algorithm: a first search lists the vertices as it leaves them. Taken from the end of
// that list, each vertex collects those that lead to it and are in no component yet: they lead to it
// and, as they were left earlier, it leads to them. O(V + E), and sorting for the order of the result.

package main

import "slices"

func kosarajuScc(n int, edges [][2]int) [][]int {
	successors := make([][]int, n)
	predecessors := make([][]int, n)
	for _, edge := range edges {
		u, v := edge[0], edge[1]
		successors[u] = append(successors[u], v)
		predecessors[v] = append(predecessors[v], u)
	}

	finished := []int{}
	visited := make([]bool, n)
	for u := range n {
		finished = collect(successors, u, visited, finished)
	}

	components := [][]int{}
	clear(visited)
	for i := n - 1; i >= 0; i-- {
		if component := collect(predecessors, finished[i], visited, nil); component != nil {
			slices.Sort(component)
			components = append(components, component)
		}
	}
	slices.SortFunc(components, func(a, b []int) int { return a[0] - b[0] })
	return components
}

// collect appends u and the unvisited vertices that it reaches to list, each one after those that are
// found from it. The stacks of goroutines grow as needed, so the recursion may be deep.
func collect(neighbours [][]int, u int, visited []bool, list []int) []int {
	if visited[u] {
		return list
	}
	visited[u] = true
	for _, v := range neighbours[u] {
		list = collect(neighbours, v, visited, list)
	}
	return append(list, u)
}
