/**
 * Sudoku by backtracking: the empty cells are filled row by row, each with the smallest digit that
 * its row, column and box do not have; where none fits, the cell before gets its next digit. So the
 * first completion found is the smallest. O(9^b) at worst, b the number of empty cells.
 */
public class Main {
    static int[][] solveSudoku(int[][] grid) {
        int[][] cells = new int[9][];
        for (int row = 0; row < 9; row++) {
            cells[row] = grid[row].clone();
        }
        return givenDigitsFit(cells) && fill(cells, 0) ? cells : new int[0][];
    }

    static boolean givenDigitsFit(int[][] cells) {
        for (int row = 0; row < 9; row++) {
            for (int column = 0; column < 9; column++) {
                int digit = cells[row][column];
                cells[row][column] = 0; // a digit must not be found to clash with itself
                boolean fits = digit == 0 || fits(cells, row, column, digit);
                cells[row][column] = digit;
                if (!fits) {
                    return false;
                }
            }
        }
        return true;
    }

    /** Fills the empty cells from the given one on; if that fails, they are empty again. */
    static boolean fill(int[][] cells, int cell) {
        if (cell == 81) {
            return true;
        }
        int row = cell / 9;
        int column = cell % 9;
        if (cells[row][column] != 0) {
            return fill(cells, cell + 1);
        }
        for (int digit = 1; digit <= 9; digit++) {
            if (fits(cells, row, column, digit)) {
                cells[row][column] = digit;
                if (fill(cells, cell + 1)) {
                    return true;
                }
            }
        }
        cells[row][column] = 0;
        return false;
    }

    static boolean fits(int[][] cells, int row, int column, int digit) {
        int top = row - row % 3; // of the box, like left
        int left = column - column % 3;
        for (int i = 0; i < 9; i++) {
            if (cells[row][i] == digit
                    || cells[i][column] == digit
                    || cells[top + i / 3][left + i % 3] == digit) {
                return false;
            }
        }
        return true;
    }
}
