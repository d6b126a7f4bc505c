// The Stoer-Wagner algorithm. A phase visits all vertices, each time the one that is bound most
// tightly to those visited before. What binds the last vertex is a minimum cut between it and the
// last but one. Cuts that do not separate these two survive their contraction, so n - 1 phases see
// a minimum cut of the whole graph. O(V^3).

package main

import (
	"math"
	"slices"
)

func stoerWagnerMinCut(n int, edges [][3]int) int {
	weights := make([][]int, n)
	vertices := make([]int, n)
	for v := range n {
		weights[v] = make([]int, n)
		vertices[v] = v
	}
	for _, edge := range edges {
		u, v, w := edge[0], edge[1], edge[2]
		if u != v {
			weights[u][v] += w
			weights[v][u] += w
		}
	}

	best := math.MaxInt
	for len(vertices) > 1 {
		order, cut := phase(weights, vertices)
		best = min(best, cut)
		// The last vertex becomes part of the last but one.
		kept, gone := order[len(order)-2], order[len(order)-1]
		vertices = order[:len(order)-1]
		for _, v := range vertices {
			if v != kept {
				weights[kept][v] += weights[gone][v]
				weights[v][kept] = weights[kept][v]
			}
		}
	}
	return best
}

// phase returns the vertices in the order of the visits, and the weight of all edges at the last.
func phase(weights [][]int, vertices []int) (order []int, cut int) {
	order = slices.Clone(vertices)
	bonds := make([]int, len(weights)) // the weight of all edges to visited vertices
	for visited := range order {
		tightest := visited
		for i := visited + 1; i < len(order); i++ {
			if bonds[order[i]] > bonds[order[tightest]] {
				tightest = i
			}
		}
		order[visited], order[tightest] = order[tightest], order[visited]
		for _, v := range order[visited+1:] {
			bonds[v] += weights[order[visited]][v]
		}
	}
	return order, bonds[order[len(order)-1]]
}
