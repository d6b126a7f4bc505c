/*
 * Counting sort: count how often each value occurs, then write every value down that many times,
 * from the smallest to the largest. O(n + range) time, without a single comparison of two entries.
 */
#include <stdlib.h>

int *counting_sort(const int *values, int values_size, int *return_size) {
    int *sorted = malloc(values_size * sizeof *sorted);
    *return_size = values_size;
    if (values_size == 0)
        return sorted; /* without entries there is no smallest value */

    int low = values[0], high = values[0];
    for (int i = 1; i < values_size; i++) {
        if (values[i] < low)
            low = values[i];
        if (values[i] > high)
            high = values[i];
    }
    /* count[d] belongs to the value low + d, so that negative values have a place too. */
    int *count = calloc(high - low + 1, sizeof *count);
    for (int i = 0; i < values_size; i++)
        count[values[i] - low]++;

    int *next = sorted;
    for (int value = low; value <= high; value++) {
        for (int left = count[value - low]; left > 0; left--)
            *next++ = value;
    }
    free(count);
    return sorted;
}
