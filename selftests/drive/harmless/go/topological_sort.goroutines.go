package main

import (
	"fmt"
	"sync"
)

// topologicalSort asks goroutines for the successors, and leaves one behind that waits for ever.
func topologicalSort(n int, edges [][2]int) []int {
	successors := make([][]int, n)
	var waiting sync.WaitGroup
	for u := range n {
		waiting.Add(1)
		go func() {
			defer waiting.Done()
			for _, edge := range edges {
				if edge[0] == u {
					successors[u] = append(successors[u], edge[1])
				}
			}
		}()
	}
	waiting.Wait()
	go func() { <-make(chan bool) }()

	degree := make([]int, n)
	for _, edge := range edges {
		degree[edge[1]]++
	}
	order := []int{}
	for len(order) < n {
		next := -1
		for v := n - 1; v >= 0; v-- {
			if degree[v] == 0 {
				next = v
			}
		}
		if next < 0 {
			return nil
		}
		degree[next] = -1
		order = append(order, next)
		for _, v := range successors[next] {
			degree[v]--
		}
	}
	return order
}

func main() {
	edges := [][2]int{
		{6, 1}, {6, 8}, {8, 0}, {3, 0}, {3, 4}, {1, 7}, {7, 4}, {5, 3}, {4, 2}, {5, 1},
	}
	order := topologicalSort(9, edges)
	if len(order) == 0 {
		fmt.Println("CYCLE")
		return
	}
	for _, v := range order {
		fmt.Print(v, " ")
	}
}
