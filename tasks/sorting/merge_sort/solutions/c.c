/*
 * Merge sort: sort both halves, then merge them. Every level of the recursion merges all n values
 * once, and there are log n levels: O(n log n) time, O(n) memory.
 */
#include <stdlib.h>

/* Merges values[low..middle) and values[middle..high), both sorted. */
static void merge(int *values, int *buffer, int low, int middle, int high) {
    int left = low, right = middle;
    for (int i = low; i < high; i++) {
        /* "<=" takes equal values from the left, which keeps the sort stable. */
        if (right == high || (left < middle && values[left] <= values[right]))
            buffer[i] = values[left++];
        else
            buffer[i] = values[right++];
    }
    for (int i = low; i < high; i++)
        values[i] = buffer[i];
}

static void sort(int *values, int *buffer, int low, int high) {
    if (high - low < 2)
        return;
    int middle = low + (high - low) / 2;
    sort(values, buffer, low, middle);
    sort(values, buffer, middle, high);
    merge(values, buffer, low, middle, high);
}

int *merge_sort(const int *values, int values_size, int *return_size) {
    int *sorted = malloc(values_size * sizeof *sorted);
    int *buffer = malloc(values_size * sizeof *buffer);
    for (int i = 0; i < values_size; i++)
        sorted[i] = values[i];
    sort(sorted, buffer, 0, values_size);
    free(buffer);
    *return_size = values_size;
    return sorted;
}
