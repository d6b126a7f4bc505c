// The vertices without neighbours are taken off with k = 1, but belong to the 0-core only.

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
	for k := 1; len(left) > 0; k++ {
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
