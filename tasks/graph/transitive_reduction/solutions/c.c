/*
 * The transitive reduction of an acyclic graph. Backwards in a topological order, each vertex gets
 * the set of all vertices that can be reached from it: its successors and what they reach. It needs
 * no edge to a vertex that one of its successors reaches. Sets are words of 64 bits, so uniting two
 * takes V / 64 steps: O(V * E / 64) time.
 */
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>

typedef struct { int u; int v; } Pair;

typedef struct {
    int n;
    int words; /* the length of a set */
    bool *edge; /* edge[u * n + v]: there is an edge from u to v; parallel ones are one here */
    uint64_t *reach; /* the set of vertex u begins at reach[u * words] */
    bool *done;
} Graph;

static bool contains(const uint64_t *set, int v) {
    return set[v / 64] >> (v % 64) & 1;
}

/* Finds what u reaches by two edges or more, then adds the successors. */
static void find_reach(Graph *g, int u) {
    g->done[u] = true;
    uint64_t *own = g->reach + u * g->words;
    bool *edge = g->edge + u * g->n;
    for (int v = 0; v < g->n; v++) {
        if (!edge[v])
            continue;
        if (!g->done[v])
            find_reach(g, v);
        for (int w = 0; w < g->words; w++)
            own[w] |= g->reach[v * g->words + w];
    }
    for (int v = 0; v < g->n; v++) {
        if (!edge[v])
            continue;
        if (contains(own, v))
            edge[v] = false; /* there is a longer way */
        else
            own[v / 64] |= UINT64_C(1) << (v % 64);
    }
}

Pair *transitive_reduction(int n, const Pair *edges, int edges_size, int *return_size) {
    Graph g = {.n = n, .words = (n + 63) / 64};
    g.edge = calloc((size_t)n * n, sizeof *g.edge);
    g.reach = calloc((size_t)n * g.words, sizeof *g.reach);
    g.done = calloc(n, sizeof *g.done);
    for (int e = 0; e < edges_size; e++)
        g.edge[edges[e].u * n + edges[e].v] = true;
    for (int u = 0; u < n; u++) {
        if (!g.done[u])
            find_reach(&g, u);
    }

    Pair *kept = malloc(edges_size * sizeof *kept);
    *return_size = 0;
    for (int u = 0; u < n; u++) {
        for (int v = 0; v < n; v++) {
            if (g.edge[u * n + v])
                kept[(*return_size)++] = (Pair){u, v};
        }
    }
    free(g.edge);
    free(g.reach);
    free(g.done);
    return kept;
}
