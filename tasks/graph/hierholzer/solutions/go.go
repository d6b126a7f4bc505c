// Hierholzer's algorithm: walk along unused edges until the walk is back at its start and can't go
// on. Then go back, note the vertices from the end of the circuit, and leave for a detour wherever an
// edge is still unused. The smallest successor comes first, which gives the smallest circuit.
// O(V + E log E).

package main

import "slices"

func eulerianCircuit(n int, edges [][2]int) []int {
	successors := make([][]int, n)
	balance := make([]int, n) // edges out of a vertex less edges into it
	for _, edge := range edges {
		u, v := edge[0], edge[1]
		successors[u] = append(successors[u], v)
		balance[u]++
		balance[v]--
	}
	start := slices.IndexFunc(successors, func(list []int) bool { return len(list) > 0 })
	unbalanced := slices.ContainsFunc(balance, func(surplus int) bool { return surplus != 0 })
	if start < 0 || unbalanced {
		return []int{}
	}
	for _, list := range successors {
		slices.Sort(list)
	}

	circuit := make([]int, 0, len(edges)+1)
	path := []int{start}
	for len(path) > 0 {
		u := path[len(path)-1]
		if unused := successors[u]; len(unused) > 0 {
			path = append(path, unused[0])
			successors[u] = unused[1:]
		} else {
			circuit = append(circuit, u)
			path = path[:len(path)-1]
		}
	}

	if len(circuit) <= len(edges) {
		return []int{} // some edges can't be reached from the start
	}
	slices.Reverse(circuit)
	return circuit
}
