/*
 * Strongly connected components by their definition: u and v belong together if u reaches v and v
 * reaches u. A search from every vertex fills its row of a table of reachability.
 * O(V (V + E)) time, O(V^2) memory.
 */
#include <stdbool.h>
#include <stdlib.h>

#define NONE (-1)

typedef struct { int u; int v; } Pair;

typedef struct {
    const Pair *edges;
    int *first, *next; /* chains of the edges out of each vertex, which end in NONE */
} Graph;

/* Marks all that can be reached from u and is not marked yet. */
static void mark_reachable(const Graph *graph, int u, bool *marked) {
    marked[u] = true;
    for (int e = graph->first[u]; e != NONE; e = graph->next[e]) {
        int v = graph->edges[e].v;
        if (!marked[v])
            mark_reachable(graph, v, marked);
    }
}

/* The table of reachability, row by row: entry u * n + v says whether u reaches v. */
static bool *find_reachability(int n, const Pair *edges, int edges_size) {
    Graph graph = {.edges = edges};
    graph.first = malloc(n * sizeof *graph.first);
    graph.next = malloc(edges_size * sizeof *graph.next);
    for (int u = 0; u < n; u++)
        graph.first[u] = NONE;
    for (int e = 0; e < edges_size; e++) {
        graph.next[e] = graph.first[edges[e].u];
        graph.first[edges[e].u] = e;
    }

    bool *reaches = calloc((size_t)n * n, sizeof *reaches);
    for (int u = 0; u < n; u++)
        mark_reachable(&graph, u, reaches + (size_t)u * n);
    free(graph.first);
    free(graph.next);
    return reaches;
}

int **mutual_reachability_scc(
    int n, const Pair *edges, int edges_size, int *return_size, int **return_col_sizes) {
    bool *reaches = find_reachability(n, edges, edges_size);
    bool *placed = calloc(n, sizeof *placed);
    int **components = malloc(n * sizeof *components);
    int *sizes = malloc(n * sizeof *sizes);
    int count = 0;

    for (int u = 0; u < n; u++) {
        if (placed[u])
            continue;
        /* No smaller vertex belongs to u's component, or u would have been placed with it. */
        int *component = malloc((n - u) * sizeof *component);
        int size = 0;
        for (int v = u; v < n; v++) {
            if (reaches[(size_t)u * n + v] && reaches[(size_t)v * n + u]) {
                component[size++] = v;
                placed[v] = true;
            }
        }
        components[count] = component;
        sizes[count++] = size;
    }

    free(placed);
    free(reaches);
    *return_size = count;
    *return_col_sizes = sizes;
    return components;
}
