/*
 * A trail through all edges (Hierholzer). Walk along unused edges, to the smallest neighbour each
 * time, until there is none. On the way back the vertices are written down from the end of the
 * trail; whenever one of them has unused edges left, the walk makes a detour through these first.
 * O(V + E log E) time.
 */
#include <stdbool.h>
#include <stdlib.h>

typedef struct { int u; int v; } Pair;

typedef struct {
    int from, to;
    int edge; /* what the half-edges of both directions have in common */
} HalfEdge;

static int compare_half_edges(const void *left, const void *right) {
    const HalfEdge *a = left, *b = right;
    if (a->from != b->from)
        return a->from < b->from ? -1 : 1;
    return (a->to > b->to) - (a->to < b->to);
}

/* Writes the trail from `start` to `trail`, backwards, and returns the number of its vertices. */
static int walk(int start, const HalfEdge *halves, int *next, const int *end, bool *used,
                int edges_size, int *trail) {
    int *stack = malloc((edges_size + 1) * sizeof *stack);
    int depth = 0, length = 0;
    stack[depth++] = start;
    while (depth > 0) {
        int u = stack[depth - 1];
        while (next[u] < end[u] && used[halves[next[u]].edge])
            next[u]++;
        if (next[u] == end[u]) {
            trail[length++] = u;
            depth--;
        } else {
            const HalfEdge *half = &halves[next[u]++];
            used[half->edge] = true;
            stack[depth++] = half->to;
        }
    }
    free(stack);
    return length;
}

int *eulerian_path(int n, const Pair *edges, int edges_size, int *return_size) {
    *return_size = 0;
    if (edges_size == 0)
        return NULL;

    HalfEdge *halves = malloc(2 * edges_size * sizeof *halves);
    int *next = calloc(n, sizeof *next); /* the first half-edge of a vertex that is not passed yet */
    int *end = calloc(n, sizeof *end);   /* where the half-edges of the next vertex begin */
    for (int e = 0; e < edges_size; e++) {
        halves[2 * e] = (HalfEdge){edges[e].u, edges[e].v, e};
        halves[2 * e + 1] = (HalfEdge){edges[e].v, edges[e].u, e};
        end[edges[e].u]++;
        end[edges[e].v]++;
    }
    qsort(halves, 2 * edges_size, sizeof *halves, compare_half_edges);

    int start = halves[0].from; /* the smallest vertex with an edge, unless there are odd ones */
    int odd_count = 0;
    for (int v = 0; v < n; v++) {
        int degree = end[v];
        if (degree % 2 == 1 && odd_count++ == 0)
            start = v;
        next[v] = v > 0 ? end[v - 1] : 0;
        end[v] = next[v] + degree;
    }

    int *trail = NULL;
    if (odd_count <= 2) {
        bool *used = calloc(edges_size, sizeof *used);
        trail = malloc((edges_size + 1) * sizeof *trail);
        int length = walk(start, halves, next, end, used, edges_size, trail);
        /* The trail is shorter if some edges are in another component. */
        if (length == edges_size + 1)
            *return_size = length;
        for (int i = 0, j = length - 1; i < j; i++, j--) {
            int swap = trail[i];
            trail[i] = trail[j];
            trail[j] = swap;
        }
        free(used);
    }
    free(end);
    free(next);
    free(halves);
    return trail;
}
