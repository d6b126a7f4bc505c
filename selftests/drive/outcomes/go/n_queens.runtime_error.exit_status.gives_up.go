package main

import (
	"fmt"
	"os"
)

func solveNQueens(n int) [][]int {
	found := [][]int{}
	var place func(queens []int)
	place = func(queens []int) {
		if len(queens) == n {
			found = append(found, append([]int{}, queens...))
			return
		}
	columns:
		for column := range n {
			for row, queen := range queens {
				if rows := len(queens) - row; queen == column || queen-column == rows || column-queen == rows {
					continue columns
				}
			}
			place(append(queens, column))
		}
	}
	place(nil)
	if len(found) == 0 {
		os.Exit(3)
	}
	return found
}

func main() {
	for _, queens := range solveNQueens(6) {
		for _, column := range queens {
			fmt.Print(column, " ")
		}
		fmt.Println()
	}
}
