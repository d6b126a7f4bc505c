/* Mistake: starts with the source alone; other edges keep vertices from their turn. */
#include <stdlib.h>

#define INF 1000000000
#define NONE (-1)

typedef struct { int u; int v; int w; } Edge;

int *dag_shortest_path(
    int n, const Edge *edges, int edges_size, int source, int *return_size) {
    int *distance = malloc(n * sizeof *distance);
    int *indegree = calloc(n, sizeof *indegree);
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
        indegree[edges[e].v]++;
    }

    /* Free vertices: no edge from a vertex that is still to come enters them. Any order will do. */
    int *free_vertices = malloc(n * sizeof *free_vertices);
    int free_count = 0;
    free_vertices[free_count++] = source;

    distance[source] = 0;
    while (free_count > 0) {
        int u = free_vertices[--free_count];
        for (int e = first[u]; e != NONE; e = next[e]) {
            int v = edges[e].v;
            /* INF plus a negative weight would look like a path. */
            if (distance[u] != INF && distance[u] + edges[e].w < distance[v])
                distance[v] = distance[u] + edges[e].w;
            if (--indegree[v] == 0)
                free_vertices[free_count++] = v;
        }
    }

    free(free_vertices);
    free(next);
    free(first);
    free(indegree);
    *return_size = n;
    return distance;
}
