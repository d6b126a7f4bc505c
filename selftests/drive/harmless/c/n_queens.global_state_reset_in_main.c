#include <stdio.h>
#include <stdlib.h>

int board[16], *found[1000], lengths[1000], count;

void place(int n, int row)
{
    if (row == n) {
        found[count] = malloc(n * sizeof(int));
        for (int r = 0; r < n; r++)
            found[count][r] = board[r];
        lengths[count++] = n;
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
    place(n, 0);
    *return_size = count;
    *return_col_sizes = lengths;
    return found;
}

int main(void)
{
    int size, *columns;
    count = 0;
    int **rows = solve_n_queens(6, &size, &columns);
    for (int i = 0; i < size; i++)
        for (int j = 0; j < columns[i]; j++)
            printf("%d%c", rows[i][j], j + 1 == columns[i] ? '\n' : ' ');
    return 0;
}
