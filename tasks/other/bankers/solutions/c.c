/*
 * Banker's algorithm: the first process that finds free all that it may still need finishes and
 * gives back what it holds; then the search starts again from process 0. A finished process only
 * adds to what is free, so no choice can turn out to be a dead end. O(n^2 * m) time.
 */
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

/* Whether a process that holds `held` can get up to `most` units of each resource type. */
static bool can_finish(const int *held, const int *most, const int *free_units, int types) {
    for (int j = 0; j < types; j++)
        if (most[j] - held[j] > free_units[j])
            return false;
    return true;
}

int *find_safe_sequence(const int *available, int available_size, int **allocation,
                        int allocation_rows, int allocation_cols, int **maximum, int maximum_rows,
                        int maximum_cols, int *return_size) {
    (void)allocation_cols, (void)maximum_rows, (void)maximum_cols;
    int processes = allocation_rows, types = available_size;
    int *free_units = malloc(types * sizeof *free_units);
    memcpy(free_units, available, types * sizeof *free_units);
    bool *finished = calloc(processes, sizeof *finished);
    int *sequence = malloc(processes * sizeof *sequence);

    int length = 0;
    for (int i = 0; i < processes;) {
        if (finished[i] || !can_finish(allocation[i], maximum[i], free_units, types)) {
            i++;
            continue;
        }
        finished[i] = true;
        sequence[length++] = i;
        for (int j = 0; j < types; j++)
            free_units[j] += allocation[i][j];
        i = 0; /* a smaller number may be able to finish now */
    }
    free(free_units);
    free(finished);
    *return_size = length == processes ? length : 0;
    return sequence;
}
