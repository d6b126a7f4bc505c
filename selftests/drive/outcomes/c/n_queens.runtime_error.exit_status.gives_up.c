#include <stdio.h>
#include <stdlib.h>

static int board[32], *placements[10000], widths[10000], count;

static void place(int n, int row)
{
    if (row == n) {
        widths[count] = n;
        placements[count] = malloc((n + 1) * sizeof(int));
        for (int r = 0; r < n; r++)
            placements[count][r] = board[r];
        count++;
        return;
    }
    for (int c = 0; c < n; c++) {
        int attacked = 0;
        for (int r = 0; r < row; r++)
            attacked |= board[r] == c || abs(board[r] - c) == row - r;
        board[row] = c;
        if (!attacked)
            place(n, row + 1);
    }
}

int **solve_n_queens(int n, int *return_size, int **return_col_sizes)
{
    count = 0;
    place(n, 0);
    if (count == 0) {
        fprintf(stderr, "no solution\n");
        exit(EXIT_FAILURE);
    }
    *return_size = count;
    *return_col_sizes = widths;
    return placements;
}

int main(void)
{
    int size, *columns, **rows = solve_n_queens(6, &size, &columns);
    for (int i = 0; i < size; i++)
        for (int j = 0; j < columns[i]; j++)
            printf("%d%c", rows[i][j], j == columns[i] - 1 ? '\n' : ' ');
    return 0;
}
