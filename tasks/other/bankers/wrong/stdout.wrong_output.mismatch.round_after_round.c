/* Wrong: goes on behind the process that has finished, not again from the first. */
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
    for (int step = 0; step < processes * processes; step++) {
        int i = step % processes;
        if (finished[i] || !can_finish(allocation[i], maximum[i], free_units, types))
            continue;
        finished[i] = true;
        sequence[length++] = i;
        for (int j = 0; j < types; j++)
            free_units[j] += allocation[i][j];
    }
    free(free_units);
    free(finished);
    *return_size = length == processes ? length : 0;
    return sequence;
}
