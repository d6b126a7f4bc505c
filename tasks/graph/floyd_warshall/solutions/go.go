// The Floyd-Warshall algorithm: after round k, distances[i][j] is the length of the shortest path
// from i to j with no vertices in between but 0..k. O(V^3).

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
			if toK == inf {
				continue
			}
			for j, rest := range fromK {
				// inf is no length: added to a negative one, it would look like a better path.
				if rest != inf && toK+rest < fromI[j] {
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
