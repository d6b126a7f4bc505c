// Mistake: the distances are never changed back, and stay those of the changed weights.

package main

import "container/heap"

const inf = 1_000_000_000

type arc struct{ to, weight int }

func johnson(n int, edges [][3]int) [][]int {
	potentials, ok := findPotentials(n, edges)
	if !ok {
		return [][]int{}
	}
	outgoing := make([][]arc, n)
	for _, edge := range edges {
		u, v, w := edge[0], edge[1], edge[2]
		outgoing[u] = append(outgoing[u], arc{v, w + potentials[u] - potentials[v]})
	}

	distances := make([][]int, n)
	for u := range distances {
		distances[u] = distancesFrom(u, outgoing)
	}
	return distances
}

// findPotentials returns the distances from an extra vertex with an edge of weight 0 to every
// other, by the Bellman-Ford algorithm. It reports false if there is a negative cycle.
func findPotentials(n int, edges [][3]int) ([]int, bool) {
	potentials := make([]int, n)
	for range n {
		changed := false
		for _, edge := range edges {
			u, v, w := edge[0], edge[1], edge[2]
			if potentials[u]+w < potentials[v] {
				potentials[v] = potentials[u] + w
				changed = true
			}
		}
		if !changed {
			return potentials, true
		}
	}
	// Without a negative cycle, no shortest path needs more than n edges.
	return nil, false
}

// distancesFrom is Dijkstra's algorithm.
func distancesFrom(source int, outgoing [][]arc) []int {
	distances := make([]int, len(outgoing))
	for v := range distances {
		distances[v] = inf
	}
	distances[source] = 0
	queue := &vertexQueue{{0, source}}
	for queue.Len() > 0 {
		nearest := heap.Pop(queue).(entry)
		u := nearest.vertex
		// An improved vertex is pushed again rather than moved; skip its outdated entries.
		if nearest.distance > distances[u] {
			continue
		}
		for _, a := range outgoing[u] {
			if candidate := distances[u] + a.weight; candidate < distances[a.to] {
				distances[a.to] = candidate
				heap.Push(queue, entry{candidate, a.to})
			}
		}
	}
	return distances
}

type entry struct{ distance, vertex int }

// vertexQueue is a min-heap by distance.
type vertexQueue []entry

func (q vertexQueue) Len() int           { return len(q) }
func (q vertexQueue) Less(i, j int) bool { return q[i].distance < q[j].distance }
func (q vertexQueue) Swap(i, j int)      { q[i], q[j] = q[j], q[i] }
func (q *vertexQueue) Push(x any)        { *q = append(*q, x.(entry)) }
func (q *vertexQueue) Pop() any {
	last := len(*q) - 1
	x := (*q)[last]
	*q = (*q)[:last]
	return x
}
