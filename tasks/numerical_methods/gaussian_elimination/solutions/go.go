// Gaussian elimination with partial pivoting: bring the system to triangular form, then compute the
// unknowns from the last to the first. O(n^3).

package main

import (
	"math"
	"slices"
)

const epsilon = 1e-9

func solveLinearSystem(matrix [][]float64, rhs []float64) []float64 {
	n := len(rhs)
	// Row operations change both sides alike, so the right side becomes a last column.
	rows := make([][]float64, n)
	for i := range rows {
		rows[i] = append(slices.Clone(matrix[i]), rhs[i])
	}

	for column := range n {
		// The largest pivot keeps the factors at most 1, so that rounding errors don't grow.
		pivot := column
		for i := column + 1; i < n; i++ {
			if math.Abs(rows[i][column]) > math.Abs(rows[pivot][column]) {
				pivot = i
			}
		}
		rows[column], rows[pivot] = rows[pivot], rows[column]
		pivotRow := rows[column]
		if math.Abs(pivotRow[column]) < epsilon {
			return []float64{}
		}
		for _, row := range rows[column+1:] {
			factor := row[column] / pivotRow[column]
			for j := column; j <= n; j++ {
				row[j] -= factor * pivotRow[j]
			}
		}
	}

	solution := make([]float64, n)
	for i := n - 1; i >= 0; i-- {
		rest := rows[i][n]
		for j := i + 1; j < n; j++ {
			rest -= rows[i][j] * solution[j]
		}
		solution[i] = rest / rows[i][i]
	}
	return solution
}
