// The knapsack problem by dynamic programming: for the items seen so far, best[c] is the greatest
// value that fits into the capacity c; each further item is left out or taken. O(n * capacity).

package main

func knapsack(capacity int, weights []int, values []int) int {
	best := make([]int, capacity+1)
	for item, weight := range weights {
		// Large capacities first: they need the entries of smaller ones as they are without the item.
		for c := capacity; c >= weight; c-- {
			best[c] = max(best[c], best[c-weight]+values[item])
		}
	}
	return best[capacity]
}
