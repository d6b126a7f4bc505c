package main

import (
	"fmt"
	"os"
)

// The function is a variable, and its table is made by init functions.
var knapsack = func(capacity int, weights, values []int) int {
	table := newTable(capacity)
	for i := range weights {
		for room := capacity; room >= weights[i]; room-- {
			table[room] = max(table[room], table[room-weights[i]]+values[i])
		}
	}
	return table[capacity]
}

var newTable func(capacity int) []int

func init() {
	newTable = func(capacity int) []int { return make([]int, capacity) }
}

func init() {
	smaller := newTable
	newTable = func(capacity int) []int { return smaller(capacity + 1) }
	fmt.Fprintln(os.Stderr, "ready")
}

func main() {
	fmt.Println(knapsack(26, []int{11, 12, 30, 7, 9, 6, 5, 8}, []int{23, 24, 60, 13, 16, 11, 10, 15}))
}
