/*
 * Strongly connected components by one depth-first search (Tarjan). Vertices wait on a stack until
 * the root of their component is left: the vertex from whose subtree no earlier vertex on the stack
 * can be reached. O(V + E) time.
 */
#include <stdlib.h>

#define NONE (-1)

typedef struct { int u; int v; } Pair;

typedef struct {
    const Pair *edges;
    int *first, *next; /* chains of the edges out of each vertex, which end in NONE */
    int *time;         /* when the search entered the vertex, NONE before that */
    int *low;          /* the earliest such time found reachable from its subtree */
    int *component;    /* NONE while the vertex is unseen or on the stack */
    int *stack;
    int clock, stack_size, component_count;
} Search;

static void visit(Search *s, int u) {
    s->time[u] = s->low[u] = s->clock++;
    s->stack[s->stack_size++] = u;
    for (int e = s->first[u]; e != NONE; e = s->next[e]) {
        int v = s->edges[e].v;
        if (s->time[v] == NONE) {
            visit(s, v);
            if (s->low[v] < s->low[u])
                s->low[u] = s->low[v];
        } else if (s->component[v] == NONE && s->time[v] < s->low[u]) {
            s->low[u] = s->time[v]; /* v is on the stack, so it can reach u as well */
        }
    }
    if (s->low[u] == s->time[u]) {
        int v;
        do {
            v = s->stack[--s->stack_size];
            s->component[v] = s->component_count;
        } while (v != u);
        s->component_count++;
    }
}

/*
 * The vertices of each component as one row. Going through the vertices in ascending order sorts
 * the rows, and their order by smallest vertex as well.
 */
static int **make_rows(int n, const int *component, int component_count, int **sizes) {
    int *row_of = malloc(component_count * sizeof *row_of);
    int *capacity = calloc(component_count, sizeof *capacity);
    int **rows = malloc(component_count * sizeof *rows);
    *sizes = calloc(component_count, sizeof **sizes);
    for (int c = 0; c < component_count; c++)
        row_of[c] = NONE;
    for (int v = 0; v < n; v++)
        capacity[component[v]]++;
    int row_count = 0;
    for (int v = 0; v < n; v++) {
        int c = component[v];
        if (row_of[c] == NONE) {
            row_of[c] = row_count++;
            rows[row_of[c]] = malloc(capacity[c] * sizeof **rows);
        }
        int row = row_of[c];
        rows[row][(*sizes)[row]++] = v;
    }
    free(capacity);
    free(row_of);
    return rows;
}

int **tarjan_scc(
    int n, const Pair *edges, int edges_size, int *return_size, int **return_col_sizes) {
    Search s = {.edges = edges};
    s.first = malloc(n * sizeof *s.first);
    s.next = malloc(edges_size * sizeof *s.next);
    s.time = malloc(n * sizeof *s.time);
    s.low = malloc(n * sizeof *s.low);
    s.component = malloc(n * sizeof *s.component);
    s.stack = malloc(n * sizeof *s.stack);
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
    free(s.low);
    free(s.component);
    free(s.stack);
    return rows;
}
