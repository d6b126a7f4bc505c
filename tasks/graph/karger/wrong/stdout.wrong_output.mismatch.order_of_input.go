// Mistake: contracts the edges as they come instead of drawing them, so that all runs are alike.

package main

import "math"

// miss is how likely it may be that no run finds a minimum cut.
const miss = 1e-6

func kargerMinCut(n int, edges [][2]int) int {
	runs := int(math.Ceil(float64(n*(n-1)) / 2 * math.Log(1/miss)))
	best := len(edges)
	for range runs {
		best = min(best, randomCut(n, edges))
	}
	return best
}

// randomCut contracts the edges and returns how many remain at the end.
func randomCut(n int, edges [][2]int) int {
	// groups[v] is the number of the group into which v has been contracted; members lists them.
	groups := make([]int, n)
	members := make([][]int, n)
	for v := range n {
		groups[v] = v
		members[v] = []int{v}
	}

	left := n
	for id := range edges {
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
