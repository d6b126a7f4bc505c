/*
 * Articulation points by one depth-first search. Each visit tells its caller the earliest time that
 * the subtree can reach by at most one edge outside the search tree. If that is not before the
 * caller's own time, the caller separates the subtree from the rest, unless it is the root, which
 * has nothing above it and needs two subtrees. O(V + E) time.
 */
#include <stdbool.h>
#include <stdlib.h>

#define NONE (-1)

typedef struct { int u; int v; } Pair;

typedef struct {
    const Pair *edges;
    /* Chains of half-edges: 2e leads from edges[e].u to edges[e].v, and 2e + 1 leads back. */
    int *first, *next;
    int *time; /* when the search entered the vertex, NONE before that */
    bool *is_cut;
    int clock;
} Search;

static void add_half_edge(Search *s, int half, int from) {
    s->next[half] = s->first[from];
    s->first[from] = half;
}

static int visit(Search *s, int u, bool is_root) {
    s->time[u] = s->clock++;
    int low = s->time[u];
    int children = 0;
    for (int half = s->first[u]; half != NONE; half = s->next[half]) {
        const Pair *edge = &s->edges[half / 2];
        int v = half % 2 == 0 ? edge->v : edge->u;
        int reached = s->time[v]; /* going back to the parent does no harm: it is not before it */
        if (reached == NONE) {
            children++;
            reached = visit(s, v, false);
            if (!is_root && reached >= s->time[u])
                s->is_cut[u] = true;
        }
        if (reached < low)
            low = reached;
    }
    if (is_root && children > 1)
        s->is_cut[u] = true;
    return low;
}

int *find_articulation_points(int n, const Pair *edges, int edges_size, int *return_size) {
    Search s = {.edges = edges};
    s.first = malloc(n * sizeof *s.first);
    s.next = malloc(2 * edges_size * sizeof *s.next);
    s.time = malloc(n * sizeof *s.time);
    s.is_cut = calloc(n, sizeof *s.is_cut);
    for (int v = 0; v < n; v++)
        s.first[v] = s.time[v] = NONE;
    for (int e = 0; e < edges_size; e++) {
        add_half_edge(&s, 2 * e, edges[e].u);
        add_half_edge(&s, 2 * e + 1, edges[e].v);
    }
    for (int v = 0; v < n; v++) {
        if (s.time[v] == NONE)
            visit(&s, v, true);
    }

    int *points = malloc(n * sizeof *points);
    *return_size = 0;
    for (int v = 0; v < n; v++) {
        if (s.is_cut[v])
            points[(*return_size)++] = v;
    }
    free(s.first);
    free(s.next);
    free(s.time);
    free(s.is_cut);
    return points;
}
