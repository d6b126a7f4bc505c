// Wrong: the result is in the order in which the processes run.

package main

import "sort"

func fcfsSchedule(arrival []int, burst []int) [][3]int {
	order := make([]int, len(arrival))
	for i := range order {
		order[i] = i
	}
	// The sort must be stable to leave ties in input order.
	sort.SliceStable(order, func(i, j int) bool {
		return arrival[order[i]] < arrival[order[j]]
	})
	times := make([][3]int, 0, len(arrival))
	now := 0
	for _, process := range order {
		start := max(now, arrival[process])
		now = start + burst[process]
		times = append(times, [3]int{now, now - arrival[process], start - arrival[process]})
	}
	return times
}
