// The Bellman-Ford algorithm: every round relaxes all edges. A shortest path has fewer than n edges,
// so the distances are final after n-1 rounds; only a negative cycle can lower one in the n-th.
// O(V E).

package main

const inf = 1_000_000_000

func bellmanFord(n int, edges [][3]int, source int) []int {
	distances := make([]int, n)
	for v := range distances {
		distances[v] = inf
	}
	distances[source] = 0

	for range n {
		if !relax(edges, distances) {
			return distances
		}
	}
	return []int{}
}

// relax takes every edge that shortens the way to its end, and reports whether there was one.
func relax(edges [][3]int, distances []int) bool {
	improved := false
	for _, edge := range edges {
		u, v, weight := edge[0], edge[1], edge[2]
		// From an unreached vertex there is no way, however low the weight.
		if distances[u] < inf && distances[u]+weight < distances[v] {
			distances[v] = distances[u] + weight
			improved = true
		}
	}
	return improved
}
