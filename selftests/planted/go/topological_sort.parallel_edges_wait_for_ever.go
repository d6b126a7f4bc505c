// Mistake: parallel edges are counted one by one, but taken away together.

package main

import (
	"container/heap"
	"sort"
)

func topologicalSort(n int, edges [][2]int) []int {
	successors := make([]map[int]bool, n)
	for v := range successors {
		successors[v] = map[int]bool{}
	}
	waitingFor := make([]int, n)
	for _, edge := range edges {
		u, v := edge[0], edge[1]
		successors[u][v] = true
		waitingFor[v]++
	}

	ready := &intHeap{}
	for v, count := range waitingFor {
		if count == 0 {
			heap.Push(ready, v)
		}
	}
	order := make([]int, 0, n)
	for ready.Len() > 0 {
		u := heap.Pop(ready).(int)
		order = append(order, u)
		for v := range successors[u] {
			waitingFor[v]--
			if waitingFor[v] == 0 {
				heap.Push(ready, v)
			}
		}
	}
	// The vertices of a cycle wait for each other and never become ready.
	if len(order) < n {
		return []int{}
	}
	return order
}

// intHeap is a min-heap; the embedded type brings Len, Less and Swap.
type intHeap struct{ sort.IntSlice }

func (h *intHeap) Push(x any) { h.IntSlice = append(h.IntSlice, x.(int)) }
func (h *intHeap) Pop() any {
	last := len(h.IntSlice) - 1
	x := h.IntSlice[last]
	h.IntSlice = h.IntSlice[:last]
	return x
}
