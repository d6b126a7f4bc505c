/* Wrong: the places are given out from the back, but the values are taken from the front. */
#include <stdlib.h>
#include <string.h>

#define DIGIT_BITS 8
#define BASE (1 << DIGIT_BITS)

static int digit(int value, int shift) {
    return value >> shift & (BASE - 1);
}

static void distribute(const int *source, int *target, int size, int shift) {
    int end[BASE] = {0};
    for (int i = 0; i < size; i++)
        end[digit(source[i], shift)]++;
    for (int d = 1; d < BASE; d++)
        end[d] += end[d - 1];
    for (int i = 0; i < size; i++)
        target[--end[digit(source[i], shift)]] = source[i];
}

int *radix_sort(const int *values, int values_size, int *return_size) {
    int *sorted = malloc(values_size * sizeof *sorted);
    int *buffer = malloc(values_size * sizeof *buffer);
    memcpy(sorted, values, values_size * sizeof *sorted);
    for (int shift = 0; shift < 32; shift += DIGIT_BITS) {
        distribute(sorted, buffer, values_size, shift);
        int *swap = sorted;
        sorted = buffer;
        buffer = swap;
    }
    free(buffer);
    *return_size = values_size;
    return sorted;
}
