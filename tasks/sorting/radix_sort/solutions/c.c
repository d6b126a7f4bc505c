/*
 * Radix sort, least significant digit first: one stable counting sort per byte. Where two values
 * have the same byte, their order by the lower bytes is kept, so the last pass leaves them sorted.
 * O(d * n) time for values of d bytes.
 */
#include <stdlib.h>

#define DIGIT_BITS 8
#define BASE (1 << DIGIT_BITS)

static int digit(int value, int shift) {
    return value >> shift & (BASE - 1);
}

/* Copies the values to target, ordered by one digit; equal digits keep their order. */
static void distribute(const int *source, int *target, int size, int shift) {
    int start[BASE + 1] = {0}; /* start[d] becomes the place of the next value with digit d */
    for (int i = 0; i < size; i++)
        start[digit(source[i], shift) + 1]++;
    for (int d = 1; d < BASE; d++)
        start[d] += start[d - 1];
    for (int i = 0; i < size; i++)
        target[start[digit(source[i], shift)]++] = source[i];
}

int *radix_sort(const int *values, int values_size, int *return_size) {
    int *sorted = malloc(values_size * sizeof *sorted);
    int *buffer = malloc(values_size * sizeof *buffer);
    int largest = 0;
    for (int i = 0; i < values_size; i++) {
        sorted[i] = values[i];
        if (values[i] > largest)
            largest = values[i];
    }
    /* Above the highest byte of the largest value, all digits are 0. */
    for (int shift = 0; shift < 32 && largest >> shift > 0; shift += DIGIT_BITS) {
        distribute(sorted, buffer, values_size, shift);
        int *swap = sorted;
        sorted = buffer;
        buffer = swap;
    }
    free(buffer);
    *return_size = values_size;
    return sorted;
}
