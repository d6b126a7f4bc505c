// Kahn's algorithm: again and again take a vertex without edges from vertices not yet taken. A heap
// of these gives the smallest one each time, and so the lexicographically smallest order:
// O(V log V + E).

package main

import (
	"container/heap"
	"sort"
)

func topologicalSort(n int, edges [][2]int) []int {
	successors := make([][]int, n)
	waitingFor := make([]int, n)
	for _, edge := range edges {
		u, v := edge[0], edge[1]
		successors[u] = append(successors[u], v)
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
		for _, v := range successors[u] {
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
