// Articulation points by one depth-first search. low[u] is the smallest order of a vertex that u's
// subtree reaches with at most one edge outside the search tree. If it does not lie below the order
// of u's parent, the parent is the only way out of the subtree. For a root that is always so; it is
// an articulation point if it has two children. O(V + E).

package main

func findArticulationPoints(n int, edges [][2]int) []int {
	neighbours := make([][]int, n)
	for _, edge := range edges {
		u, v := edge[0], edge[1]
		neighbours[u] = append(neighbours[u], v)
		neighbours[v] = append(neighbours[v], u)
	}

	order := make([]int, n) // 0: not visited yet
	low := make([]int, n)
	cutOff := make([]int, n) // how many subtrees a vertex separates from what was visited before it
	visited := 0

	// Stacks of goroutines grow as needed, so the recursion may be as deep as the longest path.
	var search func(u int)
	search = func(u int) {
		visited++
		order[u] = visited
		low[u] = visited
		for _, v := range neighbours[u] {
			if order[v] != 0 {
				low[u] = min(low[u], order[v])
				continue
			}
			search(v)
			low[u] = min(low[u], low[v])
			if low[v] >= order[u] {
				cutOff[u]++
			}
		}
	}
	for root := range n {
		if order[root] == 0 {
			search(root)
			// Beyond a root there is nothing: its first subtree is not separated from anything.
			cutOff[root]--
		}
	}

	points := []int{}
	for v, count := range cutOff {
		if count > 0 {
			points = append(points, v)
		}
	}
	return points
}
