/*
 * A circuit through all edges (Hierholzer). Walk along unused edges, to the smallest successor each
 * time, until there is none: since every vertex is left as often as it is entered, that is at the
 * start. Going back, write the vertices down from the end of the circuit; where one has unused edges
 * left, walk along them first. O(V + E log E) time.
 */
#include <stdbool.h>
#include <stdlib.h>

typedef struct { int u; int v; } Pair;

static int compare_edges(const void *left, const void *right) {
    const Pair *a = left, *b = right;
    if (a->u != b->u)
        return a->u < b->u ? -1 : 1;
    return (a->v > b->v) - (a->v < b->v);
}

static bool is_balanced(int n, const Pair *edges, int edges_size) {
    int *surplus = calloc(n, sizeof *surplus);
    for (int e = 0; e < edges_size; e++) {
        surplus[edges[e].u]++;
        surplus[edges[e].v]--;
    }
    bool balanced = true;
    for (int v = 0; v < n; v++)
        balanced = balanced && surplus[v] == 0;
    free(surplus);
    return balanced;
}

int *eulerian_circuit(int n, const Pair *edges, int edges_size, int *return_size) {
    *return_size = 0;
    if (edges_size == 0 || !is_balanced(n, edges, edges_size))
        return NULL;

    /* Once sorted, the edges out of a vertex stand side by side, in the order of their ends. */
    Pair *sorted = malloc(edges_size * sizeof *sorted);
    int *next = malloc(n * sizeof *next); /* the first edge out of a vertex that is not used yet */
    for (int e = 0; e < edges_size; e++)
        sorted[e] = edges[e];
    qsort(sorted, edges_size, sizeof *sorted, compare_edges);
    for (int e = edges_size - 1; e >= 0; e--)
        next[sorted[e].u] = e;

    /* The walk grows from the left and the circuit from the right. Each vertex of the one stands for
     * an edge that is missing in the other, so both fit into one array. */
    int *circuit = malloc((edges_size + 1) * sizeof *circuit);
    int walked = 0, begin = edges_size + 1;
    circuit[walked++] = sorted[0].u;
    while (walked > 0) {
        int u = circuit[walked - 1];
        if (next[u] < edges_size && sorted[next[u]].u == u) {
            circuit[walked++] = sorted[next[u]++].v;
        } else {
            walked--;
            circuit[--begin] = u;
        }
    }
    /* Room is left if some edges are in another component. */
    if (begin == 0)
        *return_size = edges_size + 1;
    free(next);
    free(sorted);
    return circuit;
}
