#include <stdio.h>

static int cells[81], *rows[9];

static int fits(int cell, int digit)
{
    for (int other = 0; other < 81; other++) {
        int r = other / 9, c = other % 9, row = cell / 9, column = cell % 9;
        int sees = r == row || c == column || (r / 3 == row / 3 && c / 3 == column / 3);
        if (other != cell && sees && cells[other] == digit)
            return 0;
    }
    return 1;
}

static int fill(int cell)
{
    while (cell < 81 && cells[cell])
        cell++;
    if (cell == 81)
        return 1;
    for (int digit = 1; digit <= 9; digit++) {
        if (!fits(cell, digit))
            continue;
        cells[cell] = digit;
        if (fill(cell + 1))
            return 1;
    }
    return cells[cell] = 0;
}

/* The rows lie in one block that is used again, and the result has one width even if it has no
   rows. */
int **solve_sudoku(int *grid[], int grid_rows, int grid_cols, int *return_rows, int *return_cols)
{
    int good = 1;
    for (int i = 0; i < 81; i++)
        cells[i] = grid[i / 9][i % 9];
    for (int i = 0; i < 9; i++)
        rows[i] = cells + 9 * i;
    for (int i = 0; i < 81; i++)
        good = good && (!cells[i] || fits(i, cells[i]));
    *return_cols = grid_cols;
    *return_rows = good && fill(0) ? grid_rows : 0;
    return rows;
}

int main(void)
{
    int grid[9][9] = {{0, 0, 3, 0, 0, 8, 0, 0, 0}, {8, 9, 0, 6, 0, 4, 0, 3, 0},
                      {0, 0, 0, 0, 3, 0, 9, 1, 0}, {0, 0, 0, 7, 0, 5, 0, 0, 0},
                      {0, 8, 0, 0, 6, 0, 0, 0, 5}, {0, 0, 0, 0, 9, 0, 0, 6, 1},
                      {0, 5, 7, 3, 0, 2, 0, 0, 9}, {0, 1, 0, 0, 7, 0, 0, 8, 0},
                      {0, 0, 0, 0, 0, 0, 5, 0, 6}};
    int *pointers[9], height, width;
    for (int i = 0; i < 9; i++)
        pointers[i] = grid[i];
    int **solved = solve_sudoku(pointers, 9, 9, &height, &width);
    for (int i = 0; i < height; i++)
        for (int j = 0; j < width; j++)
            printf("%d%c", solved[i][j], j == 8 ? '\n' : ' ');
    return 0;
}
