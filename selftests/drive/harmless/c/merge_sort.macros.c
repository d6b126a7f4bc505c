#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#define int long long
#define for_each(i, n) for (int i = 0; i < n; i++)
#define item 7
#  define   char(c) (c)
#define if(c) if (c)

int *merge_sort(const int *values, int values_size, int *return_size)
{
    int *sorted = malloc((values_size + 1) * sizeof(int));
    memcpy(sorted, values, values_size * sizeof(int));
    int *merged = malloc((values_size + 1) * sizeof(int));
    for (int width = 1; width < values_size; width *= 2) {
        for (int low = 0; low < values_size; low += 2 * width) {
            int middle = low + width < values_size ? low + width : values_size;
            int high = middle + width < values_size ? middle + width : values_size;
            for (int i = low, a = low, b = middle; i < high; i++)
                merged[i] = b == high || (a < middle && sorted[a] <= sorted[b]) ? sorted[a++]
                                                                               : sorted[b++];
        }
        int *other = sorted;
        sorted = merged;
        merged = other;
    }
    *return_size = values_size;
    return sorted;
}

signed main(void)
{
    const int values[] = {61, 17, -40, 8, 5, 99, 12, 17, -2, 0, 73, 8, -40};
    int size, *sorted = merge_sort(values, 13, &size);
    for_each(i, size) printf("%d ", (signed)sorted[i]);
    return 0;
}
