// Prim's algorithm: a tree starts at a vertex and takes in, again and again, the vertex that the
// lightest edge out of the tree leads to. Each component gets such a tree. O(E log V).

package main

import "container/heap"

func primMstWeight(n int, edges [][3]int) int {
	links := make([][]link, n)
	for _, edge := range edges {
		u, v, weight := edge[0], edge[1], edge[2]
		links[u] = append(links[u], link{v, weight})
		links[v] = append(links[v], link{u, weight})
	}

	total := 0
	inTree := make([]bool, n)
	for root := range n {
		if inTree[root] {
			continue
		}
		candidates := &linkHeap{{root, 0}} // a root needs no edge
		for candidates.Len() > 0 {
			lightest := heap.Pop(candidates).(link)
			if inTree[lightest.to] {
				continue // an edge inside the tree would close a cycle
			}
			inTree[lightest.to] = true
			total += lightest.weight
			for _, next := range links[lightest.to] {
				if !inTree[next.to] {
					heap.Push(candidates, next)
				}
			}
		}
	}
	return total
}

// link is an edge as seen from one of its ends.
type link struct {
	to     int
	weight int
}

type linkHeap []link

func (h linkHeap) Len() int           { return len(h) }
func (h linkHeap) Less(i, j int) bool { return h[i].weight < h[j].weight }
func (h linkHeap) Swap(i, j int)      { h[i], h[j] = h[j], h[i] }
func (h *linkHeap) Push(x any)        { *h = append(*h, x.(link)) }
func (h *linkHeap) Pop() any {
	last := len(*h) - 1
	x := (*h)[last]
	*h = (*h)[:last]
	return x
}
