/*
 * Karger's minimum cut. A run contracts random edges until two vertices are left, and the edges
 * between them are a cut. It is a certain minimum cut with a probability of at least
 * 2 / (n (n - 1)), so that n (n - 1) / 2 runs miss it with a probability of at most 1 / e, and 14
 * times as many with less than one in a million. O(V^2) runs of nearly O(E) time.
 */
#include <stdlib.h>

typedef struct { int u; int v; } Pair;

/* A small generator with a seed of its own, so that every call gives the same (xorshift). */
static unsigned next_random(unsigned *state) {
    *state ^= *state << 13;
    *state ^= *state >> 17;
    *state ^= *state << 5;
    return *state;
}

/* The vertex that stands for all that have been contracted with v. */
static int find(int *parent, int v) {
    while (parent[v] != v) {
        parent[v] = parent[parent[v]];
        v = parent[v];
    }
    return v;
}

/* One run. It changes the order of the edges: those that have been drawn go to the front. */
static int random_cut(int n, Pair *edges, int edges_size, int *parent, unsigned *state) {
    for (int v = 0; v < n; v++)
        parent[v] = v;
    int drawn = 0;
    for (int vertices = n; vertices > 2;) {
        if (drawn == edges_size)
            return 0; /* nothing is left to contract: the graph is disconnected */
        int pick = drawn + next_random(state) % (edges_size - drawn);
        Pair edge = edges[pick];
        edges[pick] = edges[drawn];
        edges[drawn++] = edge;
        int u = find(parent, edge.u), v = find(parent, edge.v);
        if (u != v) {
            parent[u] = v;
            vertices--;
        }
    }
    int cut = 0;
    for (int e = drawn; e < edges_size; e++)
        cut += find(parent, edges[e].u) != find(parent, edges[e].v);
    return cut;
}

int karger_min_cut(int n, const Pair *edges, int edges_size) {
    Pair *order = malloc(edges_size * sizeof *order);
    int *parent = malloc(n * sizeof *parent);
    for (int e = 0; e < edges_size; e++)
        order[e] = edges[e];

    unsigned state = 2463534242u;
    int best = edges_size;
    for (int runs = 14 * (n * (n - 1) / 2); runs > 0; runs--) {
        int cut = random_cut(n, order, edges_size, parent, &state);
        if (cut < best)
            best = cut;
    }
    free(order);
    free(parent);
    return best;
}
