package main

import "fmt"

// parent is empty as long as nobody has called, and main sees to it.
var parent []int

type operation struct {
	kind string
	a, b int
}

func find(v int) int {
	if parent[v] != v {
		parent[v] = find(parent[v])
	}
	return parent[v]
}

func runDisjointSet(n int, operations []operation) []int {
	for v := len(parent); v < n; v++ {
		parent = append(parent, v)
	}
	answers := []int{}
	for _, op := range operations {
		a, b := find(op.a), find(op.b)
		answer := 0
		switch op.kind {
		case "union":
			if a != b {
				answer = 1
			}
			parent[a] = b
		case "connected":
			if a == b {
				answer = 1
			}
		case "size":
			for v := range n {
				if find(v) == a {
					answer++
				}
			}
		case "count":
			for v := range n {
				if parent[v] == v {
					answer++
				}
			}
		}
		answers = append(answers, answer)
	}
	return answers
}

func main() {
	parent = nil
	operations := []operation{
		{"count", 0, 0}, {"union", 0, 1}, {"union", 2, 3}, {"connected", 0, 2}, {"union", 1, 3},
		{"connected", 0, 2}, {"size", 3, 0}, {"union", 0, 2}, {"union", 5, 6}, {"count", 0, 0},
		{"union", 6, 1}, {"size", 5, 0}, {"connected", 4, 7}, {"size", 4, 0}, {"count", 0, 0},
	}
	for _, answer := range runDisjointSet(8, operations) {
		fmt.Print(answer, " ")
	}
}
