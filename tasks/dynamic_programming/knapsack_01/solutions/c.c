/*
 * 0/1 knapsack by dynamic programming: best[c] is the greatest value that the items seen so far can
 * have within the capacity c. Each item is either left out or added to the best choice for the
 * capacity that it leaves. O(n * capacity) time, O(capacity) space.
 */
#include <stdlib.h>

int knapsack(int capacity, const int *weights, int weights_size, const int *values,
             int values_size) {
    (void)values_size; /* the same as weights_size */
    int *best = calloc(capacity + 1, sizeof *best);
    for (int i = 0; i < weights_size; i++) {
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
