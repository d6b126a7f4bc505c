#include <stdio.h>
#include <stdlib.h>

static int order(const void *a, const void *b)
{
    return (*(const int *)a > *(const int *)b) - (*(const int *)a < *(const int *)b);
}

void merge_sort(int *values, int values_size, int *return_size)
{
    qsort(values, values_size, sizeof *values, order);
    *return_size = values_size;
}

int main(void)
{
    int values[] = {61, 17, -40, 8, 5, 99, 12, 17, -2, 0, 73, 8, -40}, size;
    merge_sort(values, 13, &size);
    for (int i = 0; i < size; i++)
        printf("%d ", values[i]);
    return 0;
}
