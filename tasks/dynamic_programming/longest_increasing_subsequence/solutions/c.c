/*
 * Longest increasing subsequence: for every length, remember the smallest last entry of an
 * increasing subsequence of that length. These last entries increase with the length, so a binary
 * search finds the one that a new entry replaces. O(n log n) time.
 */
#include <stdlib.h>

/* The number of entries of the sorted array that are less than value. */
static int count_less(const int *sorted, int size, int value) {
    int low = 0, high = size;
    while (low < high) {
        int middle = low + (high - low) / 2;
        if (sorted[middle] < value)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

int longest_increasing_subsequence_length(const int *values, int values_size) {
    int *tail = malloc(values_size * sizeof *tail); /* tail[k]: of the length k + 1 */
    int length = 0;
    for (int i = 0; i < values_size; i++) {
        /* values[i] can stand behind the tails that are less, and equal ones are not. */
        int k = count_less(tail, length, values[i]);
        tail[k] = values[i];
        if (k == length)
            length++;
    }
    free(tail);
    return length;
}
