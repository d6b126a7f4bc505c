/* Wrong: a vertex with many neighbours is in no high core if these have few themselves. */
#include <stdbool.h>
#include <stdlib.h>

typedef struct { int u; int v; } Pair;

int *core_numbers(int n, const Pair *edges, int edges_size, int *return_size) {
    bool *joined = calloc((size_t)n * n, sizeof *joined);
    int *degree = calloc(n, sizeof *degree);
    for (int e = 0; e < edges_size; e++) {
        int u = edges[e].u, v = edges[e].v;
        if (joined[u * n + v])
            continue;
        joined[u * n + v] = joined[v * n + u] = true;
        degree[u]++;
        degree[v]++;
    }
    free(joined);
    *return_size = n;
    return degree;
}
