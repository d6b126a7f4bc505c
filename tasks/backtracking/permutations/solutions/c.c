/*
 * Distinct permutations: the items are sorted, then each arrangement is made into the next greater
 * one in place until they fall from left to right. O(n * n!) time.
 */
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

static int compare(const void *a, const void *b) {
    int x = *(const int *)a, y = *(const int *)b;
    return (x > y) - (x < y);
}

static void swap(int *a, int *b) {
    int kept = *a;
    *a = *b;
    *b = kept;
}

/* Changes as little as possible at the end of the arrangement; false if there is no greater one. */
static bool step(int *values, int size) {
    /* Behind position i - 1 everything falls, so nothing greater can be made of it alone. */
    int i = size - 1;
    while (i > 0 && values[i - 1] >= values[i])
        i--;
    if (i == 0)
        return false;
    /* The last value greater than the one before the fall is the smallest such value. */
    int j = size - 1;
    while (values[j] <= values[i - 1])
        j--;
    swap(&values[i - 1], &values[j]);
    for (int left = i, right = size - 1; left < right; left++, right--)
        swap(&values[left], &values[right]);
    return true;
}

int **generate_permutations(const int *items, int items_size, int *return_size,
                            int **return_col_sizes) {
    size_t bytes = items_size * sizeof *items;
    int *values = memcpy(malloc(bytes), items, bytes);
    qsort(values, items_size, sizeof *values, compare);

    int bound = 1; /* n! arrangements if no value repeats */
    for (int factor = 2; factor <= items_size; factor++)
        bound *= factor;
    int **arrangements = malloc(bound * sizeof *arrangements);
    int count = 0;
    do
        arrangements[count++] = memcpy(malloc(bytes), values, bytes);
    while (step(values, items_size));
    free(values);

    *return_col_sizes = malloc(count * sizeof **return_col_sizes);
    for (int i = 0; i < count; i++)
        (*return_col_sizes)[i] = items_size;
    *return_size = count;
    return arrangements;
}
