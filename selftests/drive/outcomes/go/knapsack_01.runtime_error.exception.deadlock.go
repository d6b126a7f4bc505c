package main

import "fmt"

// knapsack waits for the best value of the last item, also where there is none.
func knapsack(capacity int, weights, values []int) int {
	results := make(chan int)
	best := make([]int, capacity+1)
	for i, weight := range weights {
		for room := capacity; room >= weight; room-- {
			best[room] = max(best[room], best[room-weight]+values[i])
		}
		if i == len(weights)-1 {
			go func() { results <- best[capacity] }()
		}
	}
	return <-results
}

func main() {
	fmt.Println(knapsack(26, []int{11, 12, 30, 7, 9, 6, 5, 8}, []int{23, 24, 60, 13, 16, 11, 10, 15}))
}
