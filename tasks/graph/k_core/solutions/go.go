// Core numbers by peeling: for k = 0, 1, 2 and so on, take off vertices with no more than k
// neighbours left until all others have more. Those taken off belong to the k-core, but to no
// higher one. A vertex is looked at once for each k up to its core number, which is never more than
// its degree, so all rounds together take O(V + E).

package main

import "slices"

func coreNumbers(n int, edges [][2]int) []int {
	neighbours := make([][]int, n)
	for _, edge := range edges {
		u, v := edge[0], edge[1]
		neighbours[u] = append(neighbours[u], v)
		neighbours[v] = append(neighbours[v], u)
	}
	degree := make([]int, n)
	left := make([]int, n)
	for v, list := range neighbours {
		// Parallel edges count once.
		slices.Sort(list)
		neighbours[v] = slices.Compact(list)
		degree[v] = len(neighbours[v])
		left[v] = v
	}

	core := make([]int, n)
	for k := 0; len(left) > 0; k++ {
		var stack, next []int
		for _, v := range left {
			if degree[v] <= k {
				stack = append(stack, v)
			}
		}
		for len(stack) > 0 {
			u := stack[len(stack)-1]
			stack = stack[:len(stack)-1]
			core[u] = k
			for _, v := range neighbours[u] {
				degree[v]--
				// At this very moment the vertex comes to its turn, so it does so only once.
				if degree[v] == k {
					stack = append(stack, v)
				}
			}
		}
		for _, v := range left {
			if degree[v] > k {
				next = append(next, v)
			}
		}
		left = next
	}
	return core
}
