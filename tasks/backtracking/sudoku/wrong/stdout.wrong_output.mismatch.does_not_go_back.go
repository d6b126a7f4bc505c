// Wrong: a digit that leads nowhere is kept, and the search ends at the first dead end.

package main

import "slices"

// sudoku has the cells and which digits the rows, columns and boxes have already.
type sudoku struct {
	cells                [][]int
	rows, columns, boxes [9][10]bool
}

func (s *sudoku) fits(row, column, digit int) bool {
	box := row/3*3 + column/3
	return !s.rows[row][digit] && !s.columns[column][digit] && !s.boxes[box][digit]
}

// put writes a digit into a cell, or takes it out again.
func (s *sudoku) put(row, column, digit int, there bool) {
	s.cells[row][column] = 0
	if there {
		s.cells[row][column] = digit
	}
	box := row/3*3 + column/3
	s.rows[row][digit], s.columns[column][digit], s.boxes[box][digit] = there, there, there
}

// fill completes the cells from the given one on, row by row; without success it changes nothing.
func (s *sudoku) fill(cell int) bool {
	if cell == 81 {
		return true
	}
	row, column := cell/9, cell%9
	if s.cells[row][column] != 0 {
		return s.fill(cell + 1)
	}
	for digit := 1; digit <= 9; digit++ {
		if !s.fits(row, column, digit) {
			continue
		}
		s.put(row, column, digit, true)
		return s.fill(cell + 1)
	}
	return false
}

func solveSudoku(grid [][]int) [][]int {
	var s sudoku
	for _, row := range grid {
		s.cells = append(s.cells, slices.Clone(row))
	}
	for row := range grid {
		for column, digit := range grid[row] {
			if digit == 0 {
				continue
			}
			if !s.fits(row, column, digit) {
				return [][]int{}
			}
			s.put(row, column, digit, true)
		}
	}
	if !s.fill(0) {
		return [][]int{}
	}
	return s.cells
}
