// Karger's algorithm: contract random edges until two vertices are left, and count the edges
// between them. A minimum cut has so few edges that all escape contraction with a probability of at
// least 2 / (n (n - 1)). O(V^2) runs, each of O(E) and a little more, make sure that one of them
// finds it.

package main

import (
	"math"
	"math/rand"
)

// miss is how likely it may be that no run finds a minimum cut.
const miss = 1e-6

func kargerMinCut(n int, edges [][2]int) int {
	runs := int(math.Ceil(float64(n*(n-1)) / 2 * math.Log(1/miss)))
	random := rand.New(rand.NewSource(1)) // a fixed seed: the same input always takes the same way
	best := len(edges)
	for range runs {
		best = min(best, randomCut(n, edges, random))
	}
	return best
}

// randomCut contracts the edges in random order and returns how many remain at the end.
func randomCut(n int, edges [][2]int, random *rand.Rand) int {
	// groups[v] is the number of the group into which v has been contracted; members lists them.
	groups := make([]int, n)
	members := make([][]int, n)
	for v := range n {
		groups[v] = v
		members[v] = []int{v}
	}

	left := n
	for _, id := range random.Perm(len(edges)) {
		if left == 2 {
			break
		}
		large, small := groups[edges[id][0]], groups[edges[id][1]]
		if large == small {
			continue
		}
		// Moving the smaller group keeps the number of moves low.
		if len(members[large]) < len(members[small]) {
			large, small = small, large
		}
		for _, v := range members[small] {
			groups[v] = large
		}
		members[large] = append(members[large], members[small]...)
		left--
	}
	if left > 2 { // no edge leads from one of these groups to another
		return 0
	}

	cut := 0
	for _, edge := range edges {
		if groups[edge[0]] != groups[edge[1]] {
			cut++
		}
	}
	return cut
}
