#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int order(const void *a, const void *b)
{
    return (*(const int *)a > *(const int *)b) - (*(const int *)a < *(const int *)b);
}

int *merge_sort(const int *values, int values_size, int *return_size)
{
    int *sorted = malloc((values_size + 1) * sizeof *sorted);
    memcpy(sorted, values, values_size * sizeof *sorted);
    qsort(sorted, values_size, sizeof *sorted, order);
    return sorted;
}

int main(void)
{
    int values[] = {61, 17, -40, 8, 5, 99, 12, 17, -2, 0, 73, 8, -40}, size;
    int *sorted = merge_sort(values, 13, &size);
    for (int i = 0; i < 13; i++)
        printf("%d ", sorted[i]);
    return 0;
}
