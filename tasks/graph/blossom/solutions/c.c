/*
 * Maximum matching in any graph by Edmonds' blossom algorithm. A search from each free vertex looks
 * for a path to another free one that alternates between edges outside and inside the matching;
 * exchanging the two kinds on it gains an edge. Odd cycles that the search comes across, blossoms,
 * are treated as one vertex, for there is an alternating way to each of their vertices.
 * O(V^3) time.
 */
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#define NONE (-1)

typedef struct { int u; int v; } Pair;

typedef struct {
    int n;
    bool *adjacent; /* n rows of n */
    int *mate;
    /* The rest belongs to one search. */
    int *previous; /* the even vertex from which an odd one was reached, NONE before that */
    bool *even;    /* reached over an even number of edges: the search goes on from here */
    int *base;     /* the blossom of a vertex, named by where the search entered it */
    bool *marked;
    int *queue;
    int queued;
} Matching;

static void make_even(Matching *m, int v) {
    m->even[v] = true;
    m->queue[m->queued++] = v;
}

/* The next base on the way from a base to the root, NONE after the root. */
static int next_base(const Matching *m, int base) {
    return m->mate[base] == NONE ? NONE : m->base[m->previous[m->mate[base]]];
}

static int common_base(Matching *m, int u, int v) {
    memset(m->marked, 0, m->n * sizeof *m->marked);
    for (int b = m->base[u]; b != NONE; b = next_base(m, b))
        m->marked[b] = true;
    int b = m->base[v];
    while (!m->marked[b])
        b = next_base(m, b);
    return b;
}

/*
 * Marks the blossoms between u and the base. The even vertices on the way become odd for a path
 * that comes round the cycle in the other direction, first over the edge from the far side.
 */
static void mark_side(Matching *m, int u, int far_side, int base) {
    while (m->base[u] != base) {
        m->marked[m->base[u]] = m->marked[m->base[m->mate[u]]] = true;
        m->previous[u] = far_side;
        far_side = m->mate[u];
        u = m->previous[far_side];
    }
}

/* Makes one blossom of the odd cycle that is closed by the edge between two even vertices. */
static void contract(Matching *m, int u, int v) {
    int base = common_base(m, u, v);
    memset(m->marked, 0, m->n * sizeof *m->marked);
    mark_side(m, u, v, base);
    mark_side(m, v, u, base);
    for (int w = 0; w < m->n; w++) {
        if (m->marked[m->base[w]]) {
            m->base[w] = base;
            if (!m->even[w])
                make_even(m, w);
        }
    }
}

/* The free vertex at the end of an alternating path from the root, NONE if there is none. */
static int find_end(Matching *m, int root) {
    m->queued = 0;
    for (int v = 0; v < m->n; v++) {
        m->previous[v] = NONE;
        m->even[v] = false;
        m->base[v] = v;
    }
    make_even(m, root);
    for (int head = 0; head < m->queued; head++) {
        int u = m->queue[head];
        for (int v = 0; v < m->n; v++) {
            if (!m->adjacent[u * m->n + v] || m->base[u] == m->base[v] || m->mate[u] == v)
                continue;
            if (m->even[v]) {
                contract(m, u, v);
            } else if (m->previous[v] == NONE) {
                m->previous[v] = u;
                if (m->mate[v] == NONE)
                    return v;
                make_even(m, m->mate[v]);
            }
        }
    }
    return NONE;
}

int maximum_matching(int n, const Pair *edges, int edges_size) {
    Matching m = {.n = n};
    m.adjacent = calloc((size_t)n * n, sizeof *m.adjacent);
    m.mate = malloc(n * sizeof *m.mate);
    m.previous = malloc(n * sizeof *m.previous);
    m.even = malloc(n * sizeof *m.even);
    m.base = malloc(n * sizeof *m.base);
    m.marked = malloc(n * sizeof *m.marked);
    m.queue = malloc(n * sizeof *m.queue);
    for (int v = 0; v < n; v++)
        m.mate[v] = NONE;
    for (int e = 0; e < edges_size; e++) {
        int u = edges[e].u, v = edges[e].v;
        if (u != v)
            m.adjacent[u * n + v] = m.adjacent[v * n + u] = true;
    }

    int size = 0;
    for (int root = 0; root < n; root++) {
        int v = m.mate[root] == NONE ? find_end(&m, root) : NONE;
        if (v != NONE)
            size++;
        while (v != NONE) { /* back to the root, which has no mate yet */
            int u = m.previous[v], next = m.mate[u];
            m.mate[u] = v;
            m.mate[v] = u;
            v = next;
        }
    }

    free(m.adjacent);
    free(m.mate);
    free(m.previous);
    free(m.even);
    free(m.base);
    free(m.marked);
    free(m.queue);
    return size;
}
