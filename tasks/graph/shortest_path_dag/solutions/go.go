// Shortest paths in a graph without cycles. A depth-first search from the source finishes a vertex
// only after all that can be reached from it; backwards, the order of finishing is topological. In
// that order the distance of a vertex is final when its turn comes, even with negative weights, and
// every edge is followed once. O(V + E).

package main

import "slices"

const inf = 1_000_000_000

type arc struct{ to, weight int }

func dagShortestPath(n int, edges [][3]int, source int) []int {
	outgoing := make([][]arc, n)
	for _, edge := range edges {
		u, v, w := edge[0], edge[1], edge[2]
		outgoing[u] = append(outgoing[u], arc{v, w})
	}

	distances := make([]int, n)
	for v := range distances {
		distances[v] = inf
	}
	distances[source] = 0
	// The order holds only vertices that the source reaches, so no inf is ever added to a weight.
	for _, u := range topologicalOrder(outgoing, source) {
		for _, a := range outgoing[u] {
			distances[a.to] = min(distances[a.to], distances[u]+a.weight)
		}
	}
	return distances
}

// topologicalOrder returns the vertices that the source reaches, the start of every edge before its
// end.
func topologicalOrder(outgoing [][]arc, source int) []int {
	order := []int{}
	seen := make([]bool, len(outgoing))
	var visit func(u int)
	visit = func(u int) {
		seen[u] = true
		for _, a := range outgoing[u] {
			if !seen[a.to] {
				visit(a.to)
			}
		}
		order = append(order, u)
	}
	visit(source)
	slices.Reverse(order)
	return order
}
