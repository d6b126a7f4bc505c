/* Mistake: only a self-loop is noticed as a cycle of negative weight. */
#include <stdbool.h>
#include <stdlib.h>

#define INF 1000000000

typedef struct { int u; int v; int w; } Edge;

static void free_matrix(int **matrix, int rows) {
    for (int i = 0; i < rows; i++)
        free(matrix[i]);
    free(matrix);
}

int **floyd_warshall(
    int n, const Edge *edges, int edges_size, int *return_rows, int *return_cols) {
    int **distance = malloc(n * sizeof *distance);
    for (int i = 0; i < n; i++) {
        distance[i] = malloc(n * sizeof *distance[i]);
        for (int j = 0; j < n; j++)
            distance[i][j] = i == j ? 0 : INF;
    }
    for (int e = 0; e < edges_size; e++) {
        /* Of parallel edges the lightest counts, and of self-loops only a negative one. */
        int *entry = &distance[edges[e].u][edges[e].v];
        if (edges[e].w < *entry)
            *entry = edges[e].w;
    }

    /* A vertex that can return to itself at a gain lies on a cycle of negative weight. */
    bool negative_cycle = false;
    for (int v = 0; v < n; v++)
        negative_cycle = negative_cycle || distance[v][v] < 0;
    if (negative_cycle) {
        free_matrix(distance, n);
        *return_rows = *return_cols = 0;
        return NULL;
    }

    for (int k = 0; k < n; k++) {
        for (int i = 0; i < n; i++) {
            if (distance[i][k] == INF)
                continue; /* INF plus a negative weight would look like a path */
            for (int j = 0; j < n; j++) {
                if (distance[k][j] == INF)
                    continue;
                int through_k = distance[i][k] + distance[k][j];
                if (through_k < distance[i][j])
                    distance[i][j] = through_k;
            }
        }
    }

    *return_rows = *return_cols = n;
    return distance;
}
