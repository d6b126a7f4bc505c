/*
 * Boruvka's algorithm: in each round every component chooses the lightest edge that leads out of it,
 * and all chosen edges are added. Since each component joins at least one other, there are at most
 * log V rounds of O(E) steps, and a little more for finding the components.
 */
#include <stdbool.h>
#include <stdlib.h>

#define NONE (-1)

typedef struct { int u; int v; int w; } Edge;

/* A component is named by the vertex at the root of its tree in a disjoint-set forest. */
static int find_root(int *parent, int v) {
    while (parent[v] != v) {
        parent[v] = parent[parent[v]]; /* halving the path keeps the trees flat */
        v = parent[v];
    }
    return v;
}

/* Sets choice[c] to the lightest edge out of component c; returns whether any component has one. */
static bool choose_edges(int n, const Edge *edges, int edges_size, int *parent, int *choice) {
    bool any = false;
    for (int v = 0; v < n; v++)
        choice[v] = NONE;
    for (int e = 0; e < edges_size; e++) {
        int ends[] = {find_root(parent, edges[e].u), find_root(parent, edges[e].v)};
        if (ends[0] == ends[1])
            continue;
        any = true;
        for (int i = 0; i < 2; i++) {
            int *chosen = &choice[ends[i]];
            if (*chosen == NONE || edges[e].w < edges[*chosen].w)
                *chosen = e;
        }
    }
    return any;
}

int boruvka_mst_weight(int n, const Edge *edges, int edges_size) {
    int *parent = malloc(n * sizeof *parent);
    int *size = malloc(n * sizeof *size);
    int *choice = malloc(n * sizeof *choice);
    for (int v = 0; v < n; v++) {
        parent[v] = v;
        size[v] = 1;
    }

    int total = 0;
    while (choose_edges(n, edges, edges_size, parent, choice)) {
        for (int v = 0; v < n; v++) {
            if (choice[v] == NONE)
                continue;
            const Edge *edge = &edges[choice[v]];
            int large = find_root(parent, edge->u);
            int small = find_root(parent, edge->v);
            if (large == small)
                continue; /* the other side chose it too, or edges of one weight form a cycle */
            if (size[large] < size[small]) {
                int swap = large;
                large = small;
                small = swap;
            }
            parent[small] = large;
            size[large] += size[small];
            total += edge->w;
        }
    }

    free(choice);
    free(size);
    free(parent);
    return total;
}
