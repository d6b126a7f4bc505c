#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

#define INF 1000000000

long long *dijkstra(const int *const *const matrix, const unsigned rows, const unsigned columns,
                    const unsigned source, unsigned *const return_size)
{
    long long *distance = malloc(rows * sizeof *distance);
    bool *done = calloc(rows, sizeof *done);
    for (unsigned v = 0; v < rows; v++)
        distance[v] = v == source ? 0 : INF;
    for (unsigned round = 0; round < rows; round++) {
        int nearest = -1;
        for (unsigned v = 0; v < rows; v++)
            if (!done[v] && (nearest < 0 || distance[v] < distance[nearest]))
                nearest = v;
        done[nearest] = true;
        for (unsigned v = 0; v < columns; v++)
            if (matrix[nearest][v] != INF && distance[nearest] + matrix[nearest][v] < distance[v])
                distance[v] = distance[nearest] + matrix[nearest][v];
    }
    free(done);
    *return_size = rows;
    return distance;
}

int main(void)
{
    int edges[][3] = {{0, 1, 10}, {0, 2, 3}, {2, 1, 4}, {1, 3, 2}, {2, 3, 8}, {3, 4, 7},
                      {2, 4, 12}, {4, 0, 1}, {1, 5, 0}, {5, 4, 6}, {6, 0, 1}, {4, 6, 5}};
    int cells[8][8];
    const int *matrix[8];
    for (int u = 0; u < 8; u++) {
        for (int v = 0; v < 8; v++)
            cells[u][v] = u == v ? 0 : INF;
        matrix[u] = cells[u];
    }
    for (int e = 0; e < 12; e++)
        cells[edges[e][0]][edges[e][1]] = edges[e][2];
    unsigned size;
    long long *distance = dijkstra(matrix, 8, 8, 0, &size);
    for (unsigned v = 0; v < size; v++)
        distance[v] == INF ? printf("INF ") : printf("%lld ", distance[v]);
    return 0;
}
