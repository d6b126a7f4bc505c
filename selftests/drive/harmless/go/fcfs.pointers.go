package main

import (
	"fmt"
	"sort"
)

type process struct{ completion, turnaround, waiting int }

func fcfsSchedule(arrival, burst []int) []*process {
	order := make([]int, len(arrival))
	for i := range order {
		order[i] = i
	}
	sort.SliceStable(order, func(i, j int) bool { return arrival[order[i]] < arrival[order[j]] })
	processes := make([]*process, len(arrival))
	now := 0
	for _, i := range order {
		now = max(now, arrival[i]) + burst[i]
		processes[i] = &process{now, now - arrival[i], now - arrival[i] - burst[i]}
	}
	return processes
}

func main() {
	for _, p := range fcfsSchedule([]int{4, 0, 4, 15, 1}, []int{3, 2, 1, 4, 5}) {
		fmt.Println(p.completion, p.turnaround, p.waiting)
	}
}
