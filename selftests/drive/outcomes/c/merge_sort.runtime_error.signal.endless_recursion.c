#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void sort(int *values, int low, int high, int *merged)
{
    volatile int place[16];
    if (high - low == 1)
        return;
    int middle = low + (high - low) / 2;
    sort(values, low, middle, merged);
    sort(values, middle, high, merged);
    for (int i = low, a = low, b = middle; i < high; i++) {
        place[0] = b == high || (a < middle && values[a] <= values[b]);
        merged[i] = place[0] ? values[a++] : values[b++];
    }
    memcpy(values + low, merged + low, (high - low) * sizeof *values);
}

int *merge_sort(const int *values, int values_size, int *return_size)
{
    int *sorted = malloc((values_size + 1) * sizeof *sorted);
    int *merged = malloc((values_size + 1) * sizeof *merged);
    memcpy(sorted, values, values_size * sizeof *sorted);
    sort(sorted, 0, values_size, merged);
    *return_size = values_size;
    return sorted;
}

int main(void)
{
    const int values[] = {61, 17, -40, 8, 5, 99, 12, 17, -2, 0, 73, 8, -40};
    int size, *sorted = merge_sort(values, 13, &size);
    for (int i = 0; i < size; i++)
        printf("%d ", sorted[i]);
    return 0;
}
