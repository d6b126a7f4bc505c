/* Wrong: the number of a box is the sum of its two coordinates, so boxes share one. */
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

/* Bit d of an entry: the row, column or box has the digit d already. */
typedef struct {
    int row[9], column[9], box[9];
} Taken;

static bool is_taken(const Taken *taken, int row, int column, int digit) {
    int digits = taken->row[row] | taken->column[column] | taken->box[row / 3 + column / 3];
    return digits >> digit & 1;
}

/* Marks a digit as taken or, the second time, as free again. */
static void flip(Taken *taken, int row, int column, int digit) {
    taken->row[row] ^= 1 << digit;
    taken->column[column] ^= 1 << digit;
    taken->box[row / 3 + column / 3] ^= 1 << digit;
}

/* Fills the empty cells from the given one on; without success they are empty again. */
static bool fill(int **cells, int cell, Taken *taken) {
    if (cell == 81)
        return true;
    int row = cell / 9, column = cell % 9;
    if (cells[row][column] != 0)
        return fill(cells, cell + 1, taken);
    for (int digit = 1; digit <= 9; digit++) {
        if (is_taken(taken, row, column, digit))
            continue;
        cells[row][column] = digit;
        flip(taken, row, column, digit);
        if (fill(cells, cell + 1, taken))
            return true;
        flip(taken, row, column, digit);
    }
    cells[row][column] = 0;
    return false;
}

/* Marks the given digits; false if two of them clash. */
static bool mark_given(int **cells, int rows, int cols, Taken *taken) {
    for (int row = 0; row < rows; row++)
        for (int column = 0; column < cols; column++) {
            int digit = cells[row][column];
            if (digit == 0)
                continue;
            if (is_taken(taken, row, column, digit))
                return false;
            flip(taken, row, column, digit);
        }
    return true;
}

int **solve_sudoku(int **grid, int grid_rows, int grid_cols, int *return_rows, int *return_cols) {
    size_t bytes = grid_cols * sizeof **grid;
    int **cells = malloc(grid_rows * sizeof *cells);
    for (int row = 0; row < grid_rows; row++)
        cells[row] = memcpy(malloc(bytes), grid[row], bytes);

    Taken taken = {0};
    *return_cols = grid_cols;
    if (mark_given(cells, grid_rows, grid_cols, &taken) && fill(cells, 0, &taken)) {
        *return_rows = grid_rows;
        return cells;
    }
    for (int row = 0; row < grid_rows; row++)
        free(cells[row]);
    free(cells);
    *return_rows = 0;
    return NULL;
}
