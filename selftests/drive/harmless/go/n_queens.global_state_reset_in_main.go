package main

import "fmt"

// found is empty as long as nobody has called, and main sees to it.
var found = [][]int{}

func solveNQueens(n int) [][]int {
	place(n, nil)
	return found
}

func place(n int, board []int) {
	if len(board) == n {
		found = append(found, append([]int(nil), board...))
		return
	}
next:
	for c := range n {
		for r, other := range board {
			rows := len(board) - r
			if other == c || other-c == rows || c-other == rows {
				continue next
			}
		}
		place(n, append(board, c))
	}
}

func main() {
	found = [][]int{}
	for _, row := range solveNQueens(6) {
		for _, column := range row {
			fmt.Print(column, " ")
		}
		fmt.Println()
	}
}
