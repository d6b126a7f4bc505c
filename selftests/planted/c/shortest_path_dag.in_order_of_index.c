/* Mistake: vertices are handled by number, though edges may lead from greater to smaller ones. */
#include <stdlib.h>

#define INF 1000000000
#define NONE (-1)

typedef struct { int u; int v; int w; } Edge;

int *dag_shortest_path(
    int n, const Edge *edges, int edges_size, int source, int *return_size) {
    int *distance = malloc(n * sizeof *distance);
    /* The edges out of u form a chain: first[u], next[first[u]] and so on, until NONE. */
    int *first = malloc(n * sizeof *first);
    int *next = malloc(edges_size * sizeof *next);
    for (int v = 0; v < n; v++) {
        distance[v] = INF;
        first[v] = NONE;
    }
    for (int e = 0; e < edges_size; e++) {
        next[e] = first[edges[e].u];
        first[edges[e].u] = e;
    }

    distance[source] = 0;
    for (int u = 0; u < n; u++) {
        for (int e = first[u]; e != NONE; e = next[e]) {
            int v = edges[e].v;
            if (distance[u] != INF && distance[u] + edges[e].w < distance[v])
                distance[v] = distance[u] + edges[e].w;
        }
    }

    free(next);
    free(first);
    *return_size = n;
    return distance;
}
