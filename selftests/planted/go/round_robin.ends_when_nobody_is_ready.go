// Mistake: the schedule ends when nobody is waiting, though others are still to come.

package main

import "sort"

func roundRobinSchedule(arrival []int, burst []int, quantum int) [][3]int {
	coming := make([]int, len(arrival))
	for i := range coming {
		coming[i] = i
	}
	// The sort must be stable to leave ties in input order.
	sort.SliceStable(coming, func(i, j int) bool {
		return arrival[coming[i]] < arrival[coming[j]]
	})
	times := make([][3]int, len(arrival))
	left := append([]int{}, burst...) // what each process still needs
	ready := []int{}
	now := 0
	for len(coming) > 0 && arrival[coming[0]] <= now {
		ready, coming = append(ready, coming[0]), coming[1:]
	}
	for len(ready) > 0 {
		process := ready[0]
		ready = ready[1:]
		turn := min(quantum, left[process])
		now += turn
		left[process] -= turn
		// Who has arrived by the end of the turn is ahead of the process that had it.
		for len(coming) > 0 && arrival[coming[0]] <= now {
			ready, coming = append(ready, coming[0]), coming[1:]
		}
		if left[process] > 0 {
			ready = append(ready, process)
		} else {
			turnaround := now - arrival[process]
			times[process] = [3]int{now, turnaround, turnaround - burst[process]}
		}
	}
	return times
}
