/*
 * Bellman-Ford: go over all edges again and again, and take each one that shortens the way to its
 * end. A shortest path has at most n - 1 edges, so n - 1 rounds suffice; an edge that still
 * shortens something after them belongs to a negative cycle or leads on from one. O(V E) time.
 */
#include <stdbool.h>
#include <stdlib.h>

#define INF 1000000000

typedef struct { int u; int v; int w; } Edge;

/* One round; tells whether any distance has changed. */
static bool relax_all(const Edge *edges, int edges_size, long long *distance) {
    bool changed = false;
    for (int e = 0; e < edges_size; e++) {
        const Edge *edge = &edges[e];
        if (distance[edge->u] == INF)
            continue;
        long long candidate = distance[edge->u] + edge->w;
        if (candidate < distance[edge->v]) {
            distance[edge->v] = candidate;
            changed = true;
        }
    }
    return changed;
}

int *bellman_ford(int n, const Edge *edges, int edges_size, int source, int *return_size) {
    /* Around a negative cycle of many parallel edges, distances may fall below the range of int. */
    long long *distance = malloc(n * sizeof *distance);
    for (int v = 0; v < n; v++)
        distance[v] = INF;
    distance[source] = 0;

    bool changed = true;
    for (int round = 0; round < n && changed; round++)
        changed = relax_all(edges, edges_size, distance);

    int *result = NULL;
    *return_size = 0;
    if (!changed) {
        result = malloc(n * sizeof *result);
        *return_size = n;
        for (int v = 0; v < n; v++)
            result[v] = (int)distance[v];
    }
    free(distance);
    return result;
}
