package main

import (
	"container/heap"
	"fmt"
)

const INF int64 = 1e9

// edge is the program's own, and nothing of it is exported.
type edge struct {
	from, to int
	weight   int64
}

type item struct {
	vertex   int
	distance int64
}

type queue []item

func (q queue) Len() int           { return len(q) }
func (q queue) Less(i, j int) bool { return q[i].distance < q[j].distance }
func (q queue) Swap(i, j int)      { q[i], q[j] = q[j], q[i] }
func (q *queue) Push(x any)        { *q = append(*q, x.(item)) }
func (q *queue) Pop() any {
	last := (*q)[len(*q)-1]
	*q = (*q)[:len(*q)-1]
	return last
}

func dijkstra(n int, edges []edge, source int) []int64 {
	graph := make([][]edge, n)
	for _, e := range edges {
		graph[e.from] = append(graph[e.from], e)
	}
	distance := make([]int64, n)
	for v := range distance {
		distance[v] = INF
	}
	distance[source] = 0
	q := &queue{{source, 0}}
	for q.Len() > 0 {
		next := heap.Pop(q).(item)
		if next.distance > distance[next.vertex] {
			continue
		}
		for _, e := range graph[next.vertex] {
			if d := next.distance + e.weight; d < distance[e.to] {
				distance[e.to] = d
				heap.Push(q, item{e.to, d})
			}
		}
	}
	return distance
}

func main() {
	edges := []edge{
		{0, 1, 10}, {0, 2, 3}, {2, 1, 4}, {1, 3, 2}, {2, 3, 8}, {3, 4, 7}, {2, 4, 12},
		{4, 0, 1}, {1, 5, 0}, {5, 4, 6}, {6, 0, 1}, {4, 6, 5},
	}
	for _, d := range dijkstra(8, edges, 0) {
		if d == INF {
			fmt.Print("INF ")
		} else {
			fmt.Print(d, " ")
		}
	}
	fmt.Println()
}
