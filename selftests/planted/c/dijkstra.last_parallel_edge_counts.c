/* Mistake: in the matrix a parallel edge replaces the one before, even if that is lighter. */
#include <stdbool.h>
#include <stdlib.h>

#define INF 1000000000

typedef struct { int u; int v; int w; } Edge;

int *dijkstra(int n, const Edge *edges, int edges_size, int source, int *return_size) {
    int *weights = malloc(n * n * sizeof *weights);
    int *distance = malloc(n * sizeof *distance);
    bool *done = calloc(n, sizeof *done);
    for (int i = 0; i < n * n; i++)
        weights[i] = INF;
    for (int e = 0; e < edges_size; e++)
        weights[edges[e].u * n + edges[e].v] = edges[e].w;
    for (int v = 0; v < n; v++)
        distance[v] = INF;
    distance[source] = 0;

    for (int round = 0; round < n; round++) {
        int u = -1;
        for (int v = 0; v < n; v++) {
            if (!done[v] && (u < 0 || distance[v] < distance[u]))
                u = v;
        }
        done[u] = true;
        for (int v = 0; v < n; v++) {
            if (distance[u] + weights[u * n + v] < distance[v])
                distance[v] = distance[u] + weights[u * n + v];
        }
    }
    free(weights);
    free(done);
    *return_size = n;
    return distance;
}
