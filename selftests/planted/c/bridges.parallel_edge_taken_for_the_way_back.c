/* Mistake: all edges to the parent are skipped, also a parallel one. */
#include <stdlib.h>

#define NONE (-1)

typedef struct { int u; int v; } Pair;

typedef struct {
    const Pair *edges;
    /* Chains of half-edges: 2e leaves edges[e].u, and 2e + 1 leaves edges[e].v. */
    int *first, *next;
    int *time; /* when the search entered the vertex, NONE before that */
    int *low;
    int clock;
    Pair *bridges;
    int bridge_count;
} Search;

static void add_half_edge(Search *s, int half, int from) {
    s->next[half] = s->first[from];
    s->first[from] = half;
}

static void visit(Search *s, int u, int parent) {
    s->time[u] = s->low[u] = s->clock++;
    for (int half = s->first[u]; half != NONE; half = s->next[half]) {
        int e = half / 2;
        int v = half % 2 == 0 ? s->edges[e].v : s->edges[e].u;
        if (v == parent)
            continue;
        if (s->time[v] == NONE) {
            visit(s, v, u);
            if (s->low[v] > s->time[u])
                s->bridges[s->bridge_count++] = u < v ? (Pair){u, v} : (Pair){v, u};
            if (s->low[v] < s->low[u])
                s->low[u] = s->low[v];
        } else if (s->time[v] < s->low[u]) {
            s->low[u] = s->time[v];
        }
    }
}

static int compare_pairs(const void *left, const void *right) {
    const Pair *a = left, *b = right;
    if (a->u != b->u)
        return a->u < b->u ? -1 : 1;
    return (a->v > b->v) - (a->v < b->v);
}

Pair *find_bridges(int n, const Pair *edges, int edges_size, int *return_size) {
    Search s = {.edges = edges};
    s.first = malloc(n * sizeof *s.first);
    s.next = malloc(2 * edges_size * sizeof *s.next);
    s.time = malloc(n * sizeof *s.time);
    s.low = malloc(n * sizeof *s.low);
    s.bridges = malloc(n * sizeof *s.bridges); /* all are tree edges, so fewer than n */
    for (int v = 0; v < n; v++) {
        s.first[v] = NONE;
        s.time[v] = NONE;
    }
    for (int e = 0; e < edges_size; e++) {
        add_half_edge(&s, 2 * e, edges[e].u);
        add_half_edge(&s, 2 * e + 1, edges[e].v);
    }

    for (int v = 0; v < n; v++) {
        if (s.time[v] == NONE)
            visit(&s, v, NONE);
    }
    qsort(s.bridges, s.bridge_count, sizeof *s.bridges, compare_pairs);

    free(s.first);
    free(s.next);
    free(s.time);
    free(s.low);
    *return_size = s.bridge_count;
    return s.bridges;
}
