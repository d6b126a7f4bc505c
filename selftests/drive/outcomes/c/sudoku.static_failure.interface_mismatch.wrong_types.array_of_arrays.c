#include <stdio.h>

static int *rows[9];

static int fits(int (*grid)[9], int row, int column, int digit)
{
    for (int i = 0; i < 81; i++) {
        int r = i / 9, c = i % 9;
        int sees = r == row || c == column || (r / 3 == row / 3 && c / 3 == column / 3);
        if (sees && (r != row || c != column) && grid[r][c] == digit)
            return 0;
    }
    return 1;
}

static int fill(int (*grid)[9], int cell)
{
    if (cell == 81)
        return 1;
    int row = cell / 9, column = cell % 9;
    if (grid[row][column])
        return fits(grid, row, column, grid[row][column]) && fill(grid, cell + 1);
    for (int digit = 1; digit <= 9; digit++) {
        grid[row][column] = digit;
        if (fits(grid, row, column, digit) && fill(grid, cell + 1))
            return 1;
    }
    return grid[row][column] = 0;
}

int **solve_sudoku(int grid[9][9], int grid_rows, int grid_cols, int *return_rows, int *return_cols)
{
    *return_rows = fill(grid, 0) ? grid_rows : 0;
    *return_cols = grid_cols;
    for (int i = 0; i < 9; i++)
        rows[i] = grid[i];
    return rows;
}

int main(void)
{
    int grid[9][9] = {{0, 0, 3, 0, 0, 8, 0, 0, 0}, {8, 9, 0, 6, 0, 4, 0, 3, 0},
                      {0, 0, 0, 0, 3, 0, 9, 1, 0}, {0, 0, 0, 7, 0, 5, 0, 0, 0},
                      {0, 8, 0, 0, 6, 0, 0, 0, 5}, {0, 0, 0, 0, 9, 0, 0, 6, 1},
                      {0, 5, 7, 3, 0, 2, 0, 0, 9}, {0, 1, 0, 0, 7, 0, 0, 8, 0},
                      {0, 0, 0, 0, 0, 0, 5, 0, 6}};
    int height, width, **solved = solve_sudoku(grid, 9, 9, &height, &width);
    for (int i = 0; i < height; i++)
        for (int j = 0; j < width; j++)
            printf("%d%c", solved[i][j], j == 8 ? '\n' : ' ');
    return 0;
}
