package main

import "fmt"

type grid [9][9]uint8

// solveSudoku works in the grid it is given, and returns its rows.
func solveSudoku(g *grid) [][9]uint8 {
	for row := range g {
		for column, digit := range g[row] {
			g[row][column] = 0
			if digit != 0 && !g.fits(row, column, digit) {
				return nil
			}
			g[row][column] = digit
		}
	}
	if !g.fill(0) {
		return nil
	}
	return g[:]
}

func (g *grid) fits(row, column int, digit uint8) bool {
	for i := range 9 {
		inBox := g[row/3*3+i/3][column/3*3+i%3]
		if g[row][i] == digit || g[i][column] == digit || inBox == digit {
			return false
		}
	}
	return true
}

func (g *grid) fill(cell int) bool {
	if cell == 81 {
		return true
	}
	place := &g[cell/9][cell%9]
	if *place != 0 {
		return g.fill(cell + 1)
	}
	for digit := uint8(1); digit <= 9; digit++ {
		if g.fits(cell/9, cell%9, digit) {
			*place = digit
			if g.fill(cell + 1) {
				return true
			}
			*place = 0
		}
	}
	return false
}

func main() {
	rows := solveSudoku(&grid{
		{0, 0, 3, 0, 0, 8, 0, 0, 0},
		{8, 9, 0, 6, 0, 4, 0, 3, 0},
		{0, 0, 0, 0, 3, 0, 9, 1, 0},
		{0, 0, 0, 7, 0, 5, 0, 0, 0},
		{0, 8, 0, 0, 6, 0, 0, 0, 5},
		{0, 0, 0, 0, 9, 0, 0, 6, 1},
		{0, 5, 7, 3, 0, 2, 0, 0, 9},
		{0, 1, 0, 0, 7, 0, 0, 8, 0},
		{0, 0, 0, 0, 0, 0, 5, 0, 6},
	})
	if rows == nil {
		fmt.Println("NONE")
	}
	for _, row := range rows {
		for _, digit := range row {
			fmt.Print(digit, " ")
		}
		fmt.Println()
	}
}
