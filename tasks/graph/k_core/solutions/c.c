/*
 * Core numbers in O(V + E) time (Batagelj and Zaversnik). Take off a vertex with the fewest
 * neighbours left: its core number is that number, and its neighbours with more lose one. The
 * vertices are kept sorted by what is left of their degree: where it falls by one, the vertex
 * changes places with the first one of its degree and so joins the block before.
 */
#include <stdlib.h>

#define NONE (-1)

typedef struct { int u; int v; } Pair;

typedef struct {
    /* The neighbours of v stand side by side, from begin[v] on, degree[v] of them. */
    int *begin;
    int *degree;
    int *neighbours;
} Graph;

static Graph build_graph(int n, const Pair *edges, int edges_size) {
    Graph graph;
    graph.begin = calloc(n + 1, sizeof *graph.begin);
    graph.degree = calloc(n, sizeof *graph.degree);
    graph.neighbours = malloc(2 * (size_t)edges_size * sizeof *graph.neighbours);
    for (int e = 0; e < edges_size; e++) {
        graph.begin[edges[e].u + 1]++;
        graph.begin[edges[e].v + 1]++;
    }
    for (int v = 0; v < n; v++)
        graph.begin[v + 1] += graph.begin[v];
    for (int e = 0; e < edges_size; e++) {
        int u = edges[e].u, v = edges[e].v;
        graph.neighbours[graph.begin[u] + graph.degree[u]++] = v;
        graph.neighbours[graph.begin[v] + graph.degree[v]++] = u;
    }
    return graph;
}

/* Keeps the first of the entries for each neighbour, as parallel edges count once. */
static void remove_repetitions(Graph *graph, int n) {
    int *seen_at = malloc(n * sizeof *seen_at);
    for (int v = 0; v < n; v++)
        seen_at[v] = NONE;
    for (int u = 0; u < n; u++) {
        int *list = graph->neighbours + graph->begin[u];
        int kept = 0;
        for (int i = 0; i < graph->degree[u]; i++) {
            if (seen_at[list[i]] == u)
                continue;
            seen_at[list[i]] = u;
            list[kept++] = list[i];
        }
        graph->degree[u] = kept;
    }
    free(seen_at);
}

int *core_numbers(int n, const Pair *edges, int edges_size, int *return_size) {
    Graph graph = build_graph(n, edges, edges_size);
    remove_repetitions(&graph, n);

    int *core = malloc(n * sizeof *core); /* the degree that is left; in the end the core number */
    int *first = calloc(n + 1, sizeof *first); /* where the block of each degree begins */
    for (int v = 0; v < n; v++) {
        core[v] = graph.degree[v];
        first[core[v] + 1]++;
    }
    for (int d = 0; d < n; d++)
        first[d + 1] += first[d];
    int *sorted = malloc(n * sizeof *sorted);
    int *position = malloc(n * sizeof *position);
    for (int v = 0; v < n; v++) {
        position[v] = first[core[v]]++;
        sorted[position[v]] = v;
    }
    /* Each block has been filled up to its end, which is where the next one begins. */
    for (int d = n; d > 0; d--)
        first[d] = first[d - 1];
    first[0] = 0;

    for (int i = 0; i < n; i++) {
        int u = sorted[i];
        for (int j = 0; j < graph.degree[u]; j++) {
            int v = graph.neighbours[graph.begin[u] + j];
            if (core[v] <= core[u])
                continue; /* taken off before, or about to be at this degree */
            int front = first[core[v]]++;
            int other = sorted[front];
            sorted[position[v]] = other;
            position[other] = position[v];
            sorted[front] = v;
            position[v] = front;
            core[v]--;
        }
    }

    free(graph.begin);
    free(graph.degree);
    free(graph.neighbours);
    free(first);
    free(sorted);
    free(position);
    *return_size = n;
    return core;
}
