// Mistake: boards of less than 4 rows are taken for unsolvable, also that of one square.

package main

import "slices"

func solveNQueens(n int) [][]int {
	placements := [][]int{}
	queens := make([]int, n) // their columns, row by row
	columns := make([]bool, n)
	rising := make([]bool, 2*n)  // by the sum of row and column
	falling := make([]bool, 2*n) // by their difference, which n keeps from being negative

	var place func(row int)
	place = func(row int) {
		if row == n {
			placements = append(placements, slices.Clone(queens))
			return
		}
		for column := range n {
			sum, difference := row+column, row-column+n
			if columns[column] || rising[sum] || falling[difference] {
				continue
			}
			queens[row] = column
			columns[column], rising[sum], falling[difference] = true, true, true
			place(row + 1)
			columns[column], rising[sum], falling[difference] = false, false, false
		}
	}
	if n >= 4 {
		place(0)
	}
	return placements
}
