/*
 * Kruskal's algorithm: take the edges from light to heavy, and keep each that joins two different
 * components. Components are trees of a disjoint-set forest, named by their roots.
 * O(E log E) time.
 */
#include <stdlib.h>

typedef struct { int u; int v; int w; } Edge;

static int compare_weights(const void *left, const void *right) {
    int a = ((const Edge *)left)->w, b = ((const Edge *)right)->w;
    return (a > b) - (a < b);
}

static int find_root(int *parent, int v) {
    while (parent[v] != v) {
        parent[v] = parent[parent[v]]; /* halving the path keeps the trees flat */
        v = parent[v];
    }
    return v;
}

int kruskal_mst_weight(int n, const Edge *edges, int edges_size) {
    Edge *sorted = malloc(edges_size * sizeof *sorted);
    for (int e = 0; e < edges_size; e++)
        sorted[e] = edges[e];
    qsort(sorted, edges_size, sizeof *sorted, compare_weights);

    int *parent = malloc(n * sizeof *parent);
    int *size = malloc(n * sizeof *size);
    for (int v = 0; v < n; v++) {
        parent[v] = v;
        size[v] = 1;
    }
    int total = 0;
    for (int e = 0; e < edges_size; e++) {
        int large = find_root(parent, sorted[e].u);
        int small = find_root(parent, sorted[e].v);
        if (large == small)
            continue; /* the edge would close a cycle */
        if (size[large] < size[small]) {
            int swap = large;
            large = small;
            small = swap;
        }
        parent[small] = large;
        size[large] += size[small];
        total += sorted[e].w;
    }

    free(size);
    free(parent);
    free(sorted);
    return total;
}
