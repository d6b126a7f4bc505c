package main

import (
	"errors"
	"fmt"
)

var errCycle = errors.New("there is a cycle")

// topologicalSort takes a cycle for an error, not for an empty order.
func topologicalSort(n int, edges [][2]int) ([]int, error) {
	placed := make([]bool, n)
	order := []int{}
search:
	for len(order) < n {
	candidates:
		for v := range n {
			if placed[v] {
				continue
			}
			for _, edge := range edges {
				if edge[1] == v && !placed[edge[0]] {
					continue candidates
				}
			}
			placed[v] = true
			order = append(order, v)
			continue search
		}
		return nil, errCycle
	}
	return order, nil
}

func main() {
	edges := [][2]int{
		{6, 1}, {6, 8}, {8, 0}, {3, 0}, {3, 4}, {1, 7}, {7, 4}, {5, 3}, {4, 2}, {5, 1},
	}
	order, err := topologicalSort(9, edges)
	if err != nil {
		fmt.Println("CYCLE")
	}
	for _, v := range order {
		fmt.Print(v, " ")
	}
}
