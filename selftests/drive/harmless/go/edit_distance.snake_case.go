package main

import "fmt"

func edit_distance(a, b []rune) (distance int) {
	row := make([]int, len(b)+1)
	for j := range row {
		row[j] = j
	}
	for i, x := range a {
		corner := row[0]
		row[0] = i + 1
		for j, y := range b {
			here := corner
			if x != y {
				here = 1 + min(corner, row[j], row[j+1])
			}
			corner, row[j+1] = row[j+1], here
		}
	}
	distance = row[len(b)]
	return
}

func main() {
	fmt.Println(edit_distance([]rune("understand"), []rune("distance")))
}
