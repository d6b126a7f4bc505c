/*
 * Strongly connected components by one depth-first search (Gabow). Vertices wait on a stack until
 * their component is complete. A second stack holds the vertices of the search path that, as far
 * as is known, cannot reach an earlier one: each of them begins a group of waiting vertices that
 * reach one another. O(V + E) time.
 */
#include <stdlib.h>

#define NONE (-1)

typedef struct { int u; int v; } Pair;

typedef struct {
    const Pair *edges;
    int *first, *next; /* chains of the edges out of each vertex, which end in NONE */
    int *time;         /* when the search entered the vertex, NONE before that */
    int *component;    /* NONE while the vertex is unseen or waiting */
    int *waiting, *group_starts;
    int clock, waiting_size, group_count, component_count;
} Search;

static void visit(Search *s, int u) {
    s->time[u] = s->clock++;
    s->waiting[s->waiting_size++] = u;
    s->group_starts[s->group_count++] = u;
    for (int e = s->first[u]; e != NONE; e = s->next[e]) {
        int v = s->edges[e].v;
        if (s->time[v] == NONE) {
            visit(s, v);
        } else if (s->component[v] == NONE) {
            /* v reaches u and now u reaches v: all that lies between them is one group. */
            while (s->time[s->group_starts[s->group_count - 1]] > s->time[v])
                s->group_count--;
        }
    }
    if (s->group_starts[s->group_count - 1] == u) {
        s->group_count--;
        int v;
        do {
            v = s->waiting[--s->waiting_size];
            s->component[v] = s->component_count;
        } while (v != u);
        s->component_count++;
    }
}

/*
 * The vertices of each component as one row. The rows are numbered as their first vertices come up
 * in ascending order, which gives the rows and their entries the right order without sorting.
 */
static int **make_rows(int n, const int *component, int component_count, int **sizes) {
    int *row_of = malloc(component_count * sizeof *row_of);
    for (int c = 0; c < component_count; c++)
        row_of[c] = NONE;
    *sizes = calloc(component_count, sizeof **sizes);
    int row_count = 0;
    for (int v = 0; v < n; v++) {
        int *row = &row_of[component[v]];
        if (*row == NONE)
            *row = row_count++;
        (*sizes)[*row]++;
    }

    int **rows = malloc(row_count * sizeof *rows);
    int *filled = calloc(row_count, sizeof *filled);
    for (int row = 0; row < row_count; row++)
        rows[row] = malloc((*sizes)[row] * sizeof *rows[row]);
    for (int v = 0; v < n; v++) {
        int row = row_of[component[v]];
        rows[row][filled[row]++] = v;
    }
    free(filled);
    free(row_of);
    return rows;
}

int **gabow_scc(
    int n, const Pair *edges, int edges_size, int *return_size, int **return_col_sizes) {
    Search s = {.edges = edges};
    s.first = malloc(n * sizeof *s.first);
    s.next = malloc(edges_size * sizeof *s.next);
    s.time = malloc(n * sizeof *s.time);
    s.component = malloc(n * sizeof *s.component);
    s.waiting = malloc(n * sizeof *s.waiting);
    s.group_starts = malloc(n * sizeof *s.group_starts);
    for (int v = 0; v < n; v++)
        s.first[v] = s.time[v] = s.component[v] = NONE;
    for (int e = 0; e < edges_size; e++) {
        s.next[e] = s.first[edges[e].u];
        s.first[edges[e].u] = e;
    }
    for (int v = 0; v < n; v++) {
        if (s.time[v] == NONE)
            visit(&s, v);
    }

    int **rows = make_rows(n, s.component, s.component_count, return_col_sizes);
    *return_size = s.component_count;
    free(s.first);
    free(s.next);
    free(s.time);
    free(s.component);
    free(s.waiting);
    free(s.group_starts);
    return rows;
}
