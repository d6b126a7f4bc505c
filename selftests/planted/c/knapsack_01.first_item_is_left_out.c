/* Mistake: items are numbered from 1 on. */
#include <stdlib.h>

int knapsack(int capacity, const int *weights, int weights_size, const int *values,
             int values_size) {
    (void)values_size; /* the same as weights_size */
    int *best = calloc(capacity + 1, sizeof *best);
    for (int i = 1; i < weights_size; i++) {
        /* Downwards, so that best[c - weight] does not contain this item yet. */
        for (int c = capacity; c >= weights[i]; c--) {
            int taken = best[c - weights[i]] + values[i];
            if (taken > best[c])
                best[c] = taken;
        }
    }
    int result = best[capacity];
    free(best);
    return result;
}
