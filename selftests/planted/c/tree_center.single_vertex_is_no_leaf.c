/* Mistake: the only vertex of a tree has no neighbour, and is never found. */
#include <stdlib.h>

typedef struct { int u; int v; } Pair;

int *tree_center(int n, const Pair *edges, int edges_size, int *return_size) {
    int *degree = calloc(n, sizeof *degree);
    int *mixed = calloc(n, sizeof *mixed); /* exclusive or of the neighbours that are left */
    for (int e = 0; e < edges_size; e++) {
        int u = edges[e].u, v = edges[e].v;
        degree[u]++;
        degree[v]++;
        mixed[u] ^= v;
        mixed[v] ^= u;
    }

    /* The leaves of one round stand side by side, from begin to end. */
    int *removed = malloc(n * sizeof *removed);
    int begin = 0, end = 0;
    for (int v = 0; v < n; v++) {
        if (degree[v] == 1)
            removed[end++] = v;
    }
    while (n - begin > 2) {
        int round_end = end;
        for (; begin < round_end; begin++) {
            int leaf = removed[begin];
            int inner = mixed[leaf];
            mixed[inner] ^= leaf;
            if (--degree[inner] == 1)
                removed[end++] = inner;
        }
    }

    *return_size = end - begin;
    int *center = malloc(*return_size * sizeof *center);
    for (int i = 0; i < *return_size; i++)
        center[i] = removed[begin + i];
    if (*return_size == 2 && center[0] > center[1]) {
        int greater = center[0];
        center[0] = center[1];
        center[1] = greater;
    }
    free(degree);
    free(mixed);
    free(removed);
    return center;
}
