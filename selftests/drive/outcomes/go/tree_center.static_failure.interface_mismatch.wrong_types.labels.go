package main

import "fmt"

// treeCenter takes an edge as one text.
func treeCenter(n int, edges []string) (centers []int) {
	neighbours := make([]map[int]bool, n)
	for v := range neighbours {
		neighbours[v] = map[int]bool{}
	}
	for _, edge := range edges {
		var u, v int
		fmt.Sscanf(edge, "%d-%d", &u, &v)
		neighbours[u][v], neighbours[v][u] = true, true
	}
	left := n
	for left > 2 {
		var leaves []int
		for v, around := range neighbours {
			if len(around) == 1 {
				leaves = append(leaves, v)
			}
		}
		for _, leaf := range leaves {
			for v := range neighbours[leaf] {
				delete(neighbours[v], leaf)
			}
			neighbours[leaf] = nil
			left--
		}
	}
	for v, around := range neighbours {
		if around != nil {
			centers = append(centers, v)
		}
	}
	return centers
}

func main() {
	edges := []string{"9-3", "3-6", "6-1", "1-8", "8-5", "10-8", "6-2", "2-4", "1-0", "8-7"}
	for _, v := range treeCenter(11, edges) {
		fmt.Print(v, " ")
	}
}
