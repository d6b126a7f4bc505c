// Dijkstra's algorithm: vertices are settled in the order of their distance from the source. As no
// weight is negative, a path that leads through a farther vertex cannot be shorter. A binary heap
// finds the nearest vertex: O((V + E) log V).

package main

import "container/heap"

const inf = 1_000_000_000

type arc struct{ to, weight int }

func dijkstra(n int, edges [][3]int, source int) []int {
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
