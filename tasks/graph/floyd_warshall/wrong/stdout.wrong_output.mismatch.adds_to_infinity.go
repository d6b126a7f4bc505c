// A negative length is added to inf, and the sum looks like a better path than none.

package main

const inf = 1_000_000_000

func floydWarshall(n int, edges [][3]int) [][]int {
	distances := make([][]int, n)
	for i := range distances {
		distances[i] = make([]int, n)
		for j := range distances[i] {
			if i != j {
				distances[i][j] = inf
			}
		}
	}
	for _, edge := range edges {
		u, v, w := edge[0], edge[1], edge[2]
		distances[u][v] = min(distances[u][v], w) // the best of parallel edges
	}

	for k, fromK := range distances {
		for _, fromI := range distances {
			toK := fromI[k]
			for j, rest := range fromK {
				if toK+rest < fromI[j] {
					fromI[j] = toK + rest
				}
			}
		}
	}

	for i := range distances {
		if distances[i][i] < 0 { // i lies on a cycle of negative weight
			return [][]int{}
		}
	}
	return distances
}
