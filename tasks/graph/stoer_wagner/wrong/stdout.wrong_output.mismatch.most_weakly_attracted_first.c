/* Mistake: a phase adds the vertex with the least weight of edges into the set. */
#include <limits.h>
#include <stdbool.h>
#include <stdlib.h>

#define NONE (-1)

typedef struct { int u; int v; int w; } Edge;

typedef struct {
    int n;
    int *weight;  /* between two vertices u and v: weight[u * n + v] */
    bool *merged; /* vertices that live on as part of another one */
} Graph;

typedef struct {
    int last_but_one, last;
    int cut;
} Phase;

static Phase run_phase(const Graph *graph) {
    int n = graph->n;
    int *attraction = calloc(n, sizeof *attraction); /* weight of the edges into the set */
    bool *added = calloc(n, sizeof *added);
    Phase phase = {NONE, NONE, 0};
    for (;;) {
        int u = NONE;
        for (int v = 0; v < n; v++) {
            if (!graph->merged[v] && !added[v] && (u == NONE || attraction[v] < attraction[u]))
                u = v;
        }
        if (u == NONE)
            break;
        added[u] = true;
        phase = (Phase){phase.last, u, attraction[u]};
        for (int v = 0; v < n; v++)
            attraction[v] += graph->weight[u * n + v];
    }
    free(attraction);
    free(added);
    return phase;
}

static void merge(Graph *graph, int into, int gone) {
    int n = graph->n;
    graph->merged[gone] = true;
    for (int v = 0; v < n; v++) {
        if (v != into) {
            graph->weight[into * n + v] += graph->weight[gone * n + v];
            graph->weight[v * n + into] = graph->weight[into * n + v];
        }
    }
}

int stoer_wagner_min_cut(int n, const Edge *edges, int edges_size) {
    Graph graph = {.n = n};
    graph.weight = calloc((size_t)n * n, sizeof *graph.weight);
    graph.merged = calloc(n, sizeof *graph.merged);
    for (int e = 0; e < edges_size; e++) {
        int u = edges[e].u, v = edges[e].v;
        if (u != v) {
            graph.weight[u * n + v] += edges[e].w;
            graph.weight[v * n + u] += edges[e].w;
        }
    }

    int best = INT_MAX;
    for (int vertices = n; vertices > 1; vertices--) {
        Phase phase = run_phase(&graph);
        if (phase.cut < best)
            best = phase.cut;
        merge(&graph, phase.last_but_one, phase.last);
    }
    free(graph.weight);
    free(graph.merged);
    return best;
}
