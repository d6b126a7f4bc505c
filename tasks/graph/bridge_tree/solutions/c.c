/*
 * The bridge tree by one depth-first search (Tarjan), in O(V + E) time. low[v] is the earliest time
 * that can be reached from v's subtree by at most one edge outside the search tree. If that is v's
 * own time, the edge by which v was found is a bridge, and the vertices found since then that are
 * not in a group yet make one.
 */
#include <stdlib.h>

#define NONE (-1)

typedef struct { int u; int v; } Pair;
typedef struct { int *labels; int labels_size; Pair *tree; int tree_size; } GroupTree;

typedef struct {
    const Pair *edges;
    /* Chains of half-edges: 2e leaves edges[e].u, and 2e + 1 leaves edges[e].v. */
    int *first, *next;
    int *time; /* when the search entered the vertex, NONE before that */
    int *low;
    int clock;
    int *open; /* vertices that have been found but are not in a group yet */
    int open_count;
    GroupTree result;
} Search;

static void add_half_edge(Search *s, int half, int from) {
    s->next[half] = s->first[from];
    s->first[from] = half;
}

/* Makes a group of the open vertices from begin on. */
static void close_group(Search *s, int begin) {
    int smallest = s->open[begin];
    for (int i = begin; i < s->open_count; i++) {
        if (s->open[i] < smallest)
            smallest = s->open[i];
    }
    for (int i = begin; i < s->open_count; i++)
        s->result.labels[s->open[i]] = smallest;
    s->open_count = begin;
}

static void visit(Search *s, int u, int parent_edge) {
    int begin = s->open_count;
    s->open[s->open_count++] = u;
    s->time[u] = s->low[u] = s->clock++;
    for (int half = s->first[u]; half != NONE; half = s->next[half]) {
        int e = half / 2;
        /* Skip the edge we came by, not the vertex: a parallel edge is a way back. */
        if (e == parent_edge)
            continue;
        int v = half % 2 == 0 ? s->edges[e].v : s->edges[e].u;
        if (s->time[v] == NONE) {
            visit(s, v, e);
            if (s->low[v] < s->low[u])
                s->low[u] = s->low[v];
        } else if (s->time[v] < s->low[u]) {
            s->low[u] = s->time[v];
        }
    }
    if (s->low[u] == s->time[u]) {
        close_group(s, begin);
        if (parent_edge != NONE)
            s->result.tree[s->result.tree_size++] = s->edges[parent_edge];
    }
}

static int compare_pairs(const void *left, const void *right) {
    const Pair *a = left, *b = right;
    if (a->u != b->u)
        return a->u < b->u ? -1 : 1;
    return (a->v > b->v) - (a->v < b->v);
}

GroupTree bridge_tree(int n, const Pair *edges, int edges_size) {
    Search s = {.edges = edges};
    s.first = malloc(n * sizeof *s.first);
    s.next = malloc(2 * (size_t)edges_size * sizeof *s.next);
    s.time = malloc(n * sizeof *s.time);
    s.low = malloc(n * sizeof *s.low);
    s.open = malloc(n * sizeof *s.open);
    s.result.labels = malloc(n * sizeof *s.result.labels);
    s.result.labels_size = n;
    s.result.tree = malloc(n * sizeof *s.result.tree); /* all are tree edges, so fewer than n */
    for (int v = 0; v < n; v++) {
        s.first[v] = NONE;
        s.time[v] = NONE;
    }
    for (int e = 0; e < edges_size; e++) {
        add_half_edge(&s, 2 * e, edges[e].u);
        add_half_edge(&s, 2 * e + 1, edges[e].v);
    }
    visit(&s, 0, NONE); /* the graph is connected */

    /* Only now all labels are known. */
    for (int i = 0; i < s.result.tree_size; i++) {
        Pair *pair = &s.result.tree[i];
        int a = s.result.labels[pair->u], b = s.result.labels[pair->v];
        *pair = a < b ? (Pair){a, b} : (Pair){b, a};
    }
    qsort(s.result.tree, s.result.tree_size, sizeof *s.result.tree, compare_pairs);
    free(s.first);
    free(s.next);
    free(s.time);
    free(s.low);
    free(s.open);
    return s.result;
}
