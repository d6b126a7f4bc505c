/* Wrong: ready vertices leave in the order of their arrival, not the smallest first. */
#include <stdlib.h>

#define NONE (-1)

typedef struct { int u; int v; } Pair;

int *topological_sort(int n, const Pair *edges, int edges_size, int *return_size) {
    /* The edges out of u form a chain: first[u], next[first[u]] and so on, until NONE. */
    int *first = malloc(n * sizeof *first);
    int *next = malloc(edges_size * sizeof *next);
    int *waits_for = calloc(n, sizeof *waits_for); /* edges from vertices not yet placed */
    for (int v = 0; v < n; v++)
        first[v] = NONE;
    for (int e = 0; e < edges_size; e++) {
        next[e] = first[edges[e].u];
        first[edges[e].u] = e;
        waits_for[edges[e].v]++;
    }

    int *order = malloc(n * sizeof *order); /* also the queue: what is ready comes next */
    int ready = 0, placed = 0;
    for (int v = 0; v < n; v++) {
        if (waits_for[v] == 0)
            order[ready++] = v;
    }
    while (placed < ready) {
        int u = order[placed++];
        for (int e = first[u]; e != NONE; e = next[e]) {
            if (--waits_for[edges[e].v] == 0)
                order[ready++] = edges[e].v;
        }
    }

    free(waits_for);
    free(next);
    free(first);
    /* The vertices of a cycle wait for each other, so they are never placed. */
    *return_size = placed == n ? n : 0;
    return order;
}
