// The last check forgets that a cycle must be reachable: between unreached vertices inf-4 < inf.

package main

const inf = 1_000_000_000

func bellmanFord(n int, edges [][3]int, source int) []int {
	distances := make([]int, n)
	for v := range distances {
		distances[v] = inf
	}
	distances[source] = 0

	for range n - 1 {
		for _, edge := range edges {
			u, v, weight := edge[0], edge[1], edge[2]
			if distances[u] < inf && distances[u]+weight < distances[v] {
				distances[v] = distances[u] + weight
			}
		}
	}
	for _, edge := range edges {
		u, v, weight := edge[0], edge[1], edge[2]
		if distances[u]+weight < distances[v] {
			return []int{}
		}
	}
	return distances
}
