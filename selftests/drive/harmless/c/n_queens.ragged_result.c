#include <stdio.h>
#include <stdlib.h>

typedef unsigned char column;

static column board[32];
static column **placements;
static size_t placement_count;

static void place(int n, int row)
{
    if (row == n) {
        placements = realloc(placements, (placement_count + 1) * sizeof *placements);
        placements[placement_count] = malloc(n);
        for (int r = 0; r < n; r++)
            placements[placement_count][r] = board[r];
        placement_count++;
    }
    for (int c = 0; c < n && row < n; c++) {
        int attacked = 0;
        for (int r = 0; r < row; r++)
            attacked |= board[r] == c || abs(board[r] - c) == row - r;
        board[row] = c;
        if (!attacked)
            place(n, row + 1);
    }
}

column **solve_n_queens(int n, size_t *return_size, size_t **return_col_sizes)
{
    placements = NULL;
    placement_count = 0;
    place(n, 0);
    *return_size = placement_count;
    *return_col_sizes = NULL;
    if (placement_count > 0)
        *return_col_sizes = malloc(placement_count * sizeof **return_col_sizes);
    for (size_t i = 0; i < placement_count; i++)
        (*return_col_sizes)[i] = n;
    return placements;
}

int main(void)
{
    size_t size, *columns;
    column **rows = solve_n_queens(6, &size, &columns);
    for (size_t i = 0; i < size; i++)
        for (size_t j = 0; j < columns[i]; j++)
            printf("%d%c", rows[i][j], j + 1 == columns[i] ? '\n' : ' ');
    return 0;
}
