/* Wrong: with a single row, the diagonal value is overwritten before it is used. */
#include <stdlib.h>
#include <string.h>

static int min(int x, int y) {
    return x < y ? x : y;
}

int edit_distance(const char *a, const char *b) {
    size_t columns = strlen(b) + 1;
    int *row = malloc(columns * sizeof *row); /* row[j]: distance from a's prefix to b[0..j-1] */
    for (size_t j = 0; j < columns; j++)
        row[j] = (int)j;

    for (size_t i = 0; a[i] != '\0'; i++) {
        row[0] = (int)i + 1;
        for (size_t j = 1; j < columns; j++) {
            int above = row[j];
            int substituted = row[j - 1] + (a[i] != b[j - 1]);
            int deleted = above + 1;
            int inserted = row[j - 1] + 1;
            row[j] = min(substituted, min(deleted, inserted));
        }
    }

    int distance = row[columns - 1];
    free(row);
    return distance;
}
