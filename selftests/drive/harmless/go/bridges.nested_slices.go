package main

import (
	"fmt"
	"sort"
)

// findBridges takes and gives edges as slices of two.
func findBridges(n int, edges [][]int) [][]int {
	type half struct{ to, id int }
	adjacent := make([][]half, n)
	for id, e := range edges {
		adjacent[e[0]] = append(adjacent[e[0]], half{e[1], id})
		adjacent[e[1]] = append(adjacent[e[1]], half{e[0], id})
	}
	order, low := make([]int, n), make([]int, n)
	clock := 0
	var bridges [][]int
	var dfs func(u, enteredBy int)
	dfs = func(u, enteredBy int) {
		clock++
		order[u], low[u] = clock, clock
		for _, h := range adjacent[u] {
			switch {
			case h.id == enteredBy:
			case order[h.to] > 0:
				low[u] = min(low[u], order[h.to])
			default:
				dfs(h.to, h.id)
				low[u] = min(low[u], low[h.to])
				if low[h.to] > order[u] {
					bridges = append(bridges, []int{min(u, h.to), max(u, h.to)})
				}
			}
		}
	}
	for u := 0; u < n; u++ {
		if order[u] == 0 {
			dfs(u, -1)
		}
	}
	sort.Slice(bridges, func(i, j int) bool {
		a, b := bridges[i], bridges[j]
		return a[0] < b[0] || (a[0] == b[0] && a[1] < b[1])
	})
	return bridges
}

func main() {
	for _, bridge := range findBridges(5, [][]int{{0, 1}, {0, 2}, {1, 2}, {0, 3}, {3, 4}}) {
		fmt.Println(bridge[0], bridge[1])
	}
}
