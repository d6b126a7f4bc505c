/*
 * N queens by backtracking: queens are placed row by row on the squares that no earlier queen
 * attacks, columns from left to right. What is attacked is kept as sets of bits. O(n!) time at
 * worst.
 */
#include <stdlib.h>
#include <string.h>

typedef struct {
    int n;
    int columns[32]; /* of the queens placed so far */
    int **placements;
    int count, capacity;
} Search;

static void keep_placement(Search *search) {
    if (search->count == search->capacity) {
        search->capacity = search->capacity > 0 ? 2 * search->capacity : 16;
        search->placements =
            realloc(search->placements, search->capacity * sizeof *search->placements);
    }
    size_t bytes = search->n * sizeof *search->columns;
    search->placements[search->count++] = memcpy(malloc(bytes), search->columns, bytes);
}

/* Bit c of the sets: column c of this row is attacked straight, or along a diagonal that moves to
   the left or to the right by one column with every row. */
static void place(Search *search, int row, unsigned straight, unsigned left, unsigned right) {
    if (row == search->n) {
        keep_placement(search);
        return;
    }
    for (int column = 0; column < search->n; column++) {
        unsigned bit = 1u << column;
        if ((straight | left | right) & bit)
            continue;
        search->columns[row] = column;
        place(search, row + 1, straight | bit, (left | bit) >> 1, (right | bit) << 1);
    }
}

int **solve_n_queens(int n, int *return_size, int **return_col_sizes) {
    Search search = {.n = n};
    place(&search, 0, 0, 0, 0);
    *return_col_sizes = malloc(search.count * sizeof **return_col_sizes);
    for (int i = 0; i < search.count; i++)
        (*return_col_sizes)[i] = n;
    *return_size = search.count;
    return search.placements;
}
