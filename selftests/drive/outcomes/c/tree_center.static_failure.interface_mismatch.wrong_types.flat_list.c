#include <stdio.h>
#include <stdlib.h>

/* The numbers at 2i and 2i + 1 are the ends of edge i. */
int *tree_center(int n, const int *ends, int edges_size, int *return_size)
{
    int *degree = calloc(n, sizeof(int)), *center = malloc(2 * sizeof(int));
    char *leaf = calloc(n, 1);
    for (int i = 0; i < 2 * edges_size; i++)
        degree[ends[i]]++;
    for (int left = n; left > 2;) {
        for (int v = 0; v < n; v++)
            leaf[v] = degree[v] == 1;
        for (int v = 0; v < n; v++) {
            if (!leaf[v])
                continue;
            degree[v] = -1;
            left--;
            for (int i = 0; i < 2 * edges_size; i++)
                if (ends[i] == v && degree[ends[i ^ 1]] > 0)
                    degree[ends[i ^ 1]]--;
        }
    }
    *return_size = 0;
    for (int v = 0; v < n; v++)
        if (degree[v] >= 0)
            center[(*return_size)++] = v;
    return center;
}

int main(void)
{
    int ends[] = {9, 3, 3, 6, 6, 1, 1, 8, 8, 5, 10, 8, 6, 2, 2, 4, 1, 0, 8, 7}, size;
    int *center = tree_center(11, ends, 10, &size);
    for (int i = 0; i < size; i++)
        printf("%d ", center[i]);
    return 0;
}
