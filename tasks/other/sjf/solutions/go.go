// Shortest job first without preemption: whenever the CPU is free, the shortest of the processes
// that have arrived runs to its end. O(n log n) with a heap of those processes.

package main

import (
	"cmp"
	"container/heap"
	"slices"
)

func sjfSchedule(arrival []int, burst []int) [][3]int {
	coming := make([]process, len(arrival))
	for i := range coming {
		coming[i] = process{i, arrival[i], burst[i]}
	}
	slices.SortFunc(coming, func(p, q process) int {
		return cmp.Compare(p.arrival, q.arrival)
	})
	times := make([][3]int, len(arrival))
	ready := &queue{}
	now := 0
	for len(coming) > 0 || ready.Len() > 0 {
		if ready.Len() == 0 {
			now = max(now, coming[0].arrival)
		}
		for len(coming) > 0 && coming[0].arrival <= now {
			heap.Push(ready, coming[0])
			coming = coming[1:]
		}
		next := heap.Pop(ready).(process)
		waiting := now - next.arrival
		now += next.burst
		times[next.index] = [3]int{now, waiting + next.burst, waiting}
	}
	return times
}

type process struct {
	index   int
	arrival int
	burst   int
}

// queue is a heap of waiting processes, the one that runs next on top.
type queue []process

func (q queue) Len() int { return len(q) }

func (q queue) Less(i, j int) bool {
	a, b := q[i], q[j]
	if a.burst != b.burst {
		return a.burst < b.burst
	}
	if a.arrival != b.arrival {
		return a.arrival < b.arrival
	}
	return a.index < b.index
}

func (q queue) Swap(i, j int) { q[i], q[j] = q[j], q[i] }

func (q *queue) Push(x any) { *q = append(*q, x.(process)) }

func (q *queue) Pop() any {
	last := len(*q) - 1
	top := (*q)[last]
	*q = (*q)[:last]
	return top
}
