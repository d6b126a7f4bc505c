/* Wrong: the second search starts from the vertices left first, whose components others lead into. */
#include <stdbool.h>
#include <stdlib.h>

#define NONE (-1)

typedef struct { int u; int v; } Pair;

/* The neighbours of u, in one direction, are targets[start[u]] to targets[start[u + 1] - 1]. */
typedef struct {
    int *start;
    int *targets;
} Graph;

static Graph make_graph(int n, const Pair *edges, int edges_size, bool reversed) {
    Graph graph = {calloc(n + 2, sizeof(int)), malloc(edges_size * sizeof(int))};
    /* Counted two places ahead: placing the targets moves each start to where the next one was. */
    for (int e = 0; e < edges_size; e++)
        graph.start[(reversed ? edges[e].v : edges[e].u) + 2]++;
    for (int u = 0; u < n; u++)
        graph.start[u + 2] += graph.start[u + 1];
    for (int e = 0; e < edges_size; e++) {
        int from = reversed ? edges[e].v : edges[e].u;
        int to = reversed ? edges[e].u : edges[e].v;
        graph.targets[graph.start[from + 1]++] = to;
    }
    return graph;
}

static void free_graph(Graph graph) {
    free(graph.start);
    free(graph.targets);
}

/* Appends all unseen vertices within reach of u, each one when the search leaves it. */
static void list_finished(const Graph *graph, int u, bool *seen, int *order, int *count) {
    seen[u] = true;
    for (int i = graph->start[u]; i < graph->start[u + 1]; i++) {
        if (!seen[graph->targets[i]])
            list_finished(graph, graph->targets[i], seen, order, count);
    }
    order[(*count)++] = u;
}

/* Gives this component to u and all vertices within its reach that have none. Returns their number. */
static int assign(const Graph *graph, int u, int *component, int number) {
    int size = 1;
    component[u] = number;
    for (int i = graph->start[u]; i < graph->start[u + 1]; i++) {
        if (component[graph->targets[i]] == NONE)
            size += assign(graph, graph->targets[i], component, number);
    }
    return size;
}

int **kosaraju_scc(int n, const Pair *edges, int edges_size, int *return_size,
                   int **return_col_sizes) {
    int *order = malloc(n * sizeof *order);
    int order_size = 0;
    bool *seen = calloc(n, sizeof *seen);
    Graph successors = make_graph(n, edges, edges_size, false);
    for (int v = 0; v < n; v++) {
        if (!seen[v])
            list_finished(&successors, v, seen, order, &order_size);
    }
    free_graph(successors);
    free(seen);

    int *component = malloc(n * sizeof *component);
    int *size = malloc(n * sizeof *size); /* of each component */
    int component_count = 0;
    for (int v = 0; v < n; v++)
        component[v] = NONE;
    Graph predecessors = make_graph(n, edges, edges_size, true);
    for (int i = 0; i < order_size; i++) {
        int v = order[i];
        if (component[v] == NONE) {
            size[component_count] = assign(&predecessors, v, component, component_count);
            component_count++;
        }
    }
    free_graph(predecessors);
    free(order);

    /* A row begins with the first vertex of its component, so the rows need no sorting. */
    int **rows = malloc(component_count * sizeof *rows);
    int *col_sizes = calloc(component_count, sizeof *col_sizes);
    int *row_of = malloc(component_count * sizeof *row_of);
    int row_count = 0;
    for (int c = 0; c < component_count; c++)
        row_of[c] = NONE;
    for (int v = 0; v < n; v++) {
        int c = component[v];
        if (row_of[c] == NONE) {
            row_of[c] = row_count++;
            rows[row_of[c]] = malloc(size[c] * sizeof **rows);
        }
        rows[row_of[c]][col_sizes[row_of[c]]++] = v;
    }
    free(row_of);
    free(size);
    free(component);
    *return_size = row_count;
    *return_col_sizes = col_sizes;
    return rows;
}
