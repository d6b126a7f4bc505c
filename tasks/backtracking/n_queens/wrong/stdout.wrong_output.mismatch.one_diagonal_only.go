// Wrong: squares on a falling diagonal do not count as attacked.

package main

import "slices"

func solveNQueens(n int) [][]int {
	placements := [][]int{}
	queens := make([]int, n) // their columns, row by row
	columns := make([]bool, n)
	rising := make([]bool, 2*n) // by the sum of row and column

	var place func(row int)
	place = func(row int) {
		if row == n {
			placements = append(placements, slices.Clone(queens))
			return
		}
		for column := range n {
			sum := row + column
			if columns[column] || rising[sum] {
				continue
			}
			queens[row] = column
			columns[column], rising[sum] = true, true
			place(row + 1)
			columns[column], rising[sum] = false, false
		}
	}
	place(0)
	return placements
}
