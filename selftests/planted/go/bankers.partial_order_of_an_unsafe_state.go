// Mistake: if the state is unsafe, those that can finish are returned.

package main

func findSafeSequence(available []int, allocation [][]int, maximum [][]int) []int {
	free := append([]int{}, available...)
	finished := make([]bool, len(allocation))
	sequence := []int{}

	// next returns the first process that is able to finish, or -1.
	next := func() int {
		for process, held := range allocation {
			if !finished[process] && canFinish(held, maximum[process], free) {
				return process
			}
		}
		return -1
	}

	for len(sequence) < len(allocation) {
		process := next()
		if process < 0 {
			return sequence
		}
		finished[process] = true
		sequence = append(sequence, process)
		for resource, units := range allocation[process] {
			free[resource] += units
		}
	}
	return sequence
}

// canFinish reports whether what a process holds and what is free are enough for its maximum.
func canFinish(held, maximum, free []int) bool {
	for resource := range free {
		if maximum[resource]-held[resource] > free[resource] {
			return false
		}
	}
	return true
}
