package main

import "fmt"

type Arc struct {
	To     int
	Weight int32
}

type Graph map[int][]*Arc

func dijkstra(adj Graph, source uint) []int {
	n := len(adj)
	distance, done := make([]int, n), make([]bool, n)
	for v := range distance {
		distance[v] = 1000000000
	}
	distance[source] = 0
	for range n {
		u := -1
		for v := range n {
			if !done[v] && (u < 0 || distance[v] < distance[u]) {
				u = v
			}
		}
		done[u] = true
		if distance[u] == 1000000000 {
			break
		}
		for _, arc := range adj[u] {
			distance[arc.To] = min(distance[arc.To], distance[u]+int(arc.Weight))
		}
	}
	return distance
}

func main() {
	graph := Graph{
		0: {{1, 10}, {2, 3}},
		1: {{3, 2}, {5, 0}},
		2: {{1, 4}, {3, 8}, {4, 12}},
		3: {{4, 7}},
		4: {{0, 1}, {6, 5}},
		5: {{4, 6}},
		6: {{0, 1}},
		7: nil,
	}
	for _, d := range dijkstra(graph, 0) {
		if d >= 1000000000 {
			fmt.Printf("INF ")
			continue
		}
		fmt.Printf("%d ", d)
	}
}
