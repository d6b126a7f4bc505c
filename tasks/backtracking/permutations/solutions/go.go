// All distinct permutations by backtracking: each place in turn gets every distinct value of which
// an item is left. O(n * n!).

package main

import "slices"

func generatePermutations(items []int) [][]int {
	values := slices.Clone(items)
	slices.Sort(values)
	values = slices.Compact(values)
	left := make(map[int]int) // how many items of each value are not used yet
	for _, item := range items {
		left[item]++
	}

	arrangements := [][]int{}
	arrangement := make([]int, len(items))
	var fill func(place int)
	fill = func(place int) {
		if place == len(items) {
			arrangements = append(arrangements, slices.Clone(arrangement))
			return
		}
		for _, value := range values {
			if left[value] == 0 {
				continue
			}
			left[value]--
			arrangement[place] = value
			fill(place + 1)
			left[value]++
		}
	}
	fill(0)
	return arrangements
}
