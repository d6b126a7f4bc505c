/* Wrong: in C11 bool is a name from <stdbool.h>, which is not included. */
#include <stdlib.h>

#define NONE (-1)

typedef struct { int u; int v; } Pair;

typedef struct {
    int n_left;
    const Pair *edges;
    int *first, *next; /* chains of the edges at each left vertex, which end in NONE */
    int *right_of;     /* partner of a left vertex, NONE if it is free */
    int *left_of;      /* partner of a right vertex, NONE if it is free */
    int *level;        /* matched edges between a free left vertex and this one, NONE if unseen */
    int last_level;    /* that of the left vertices at which the shortest paths end */
    int *untried;      /* per left vertex: the edge with which its search goes on in this phase */
    int *queue;
} Matching;

static bool find_levels(Matching *m) {
    int head = 0, tail = 0;
    for (int u = 0; u < m->n_left; u++) {
        m->level[u] = m->right_of[u] == NONE ? 0 : NONE;
        if (m->level[u] == 0)
            m->queue[tail++] = u;
    }
    m->last_level = NONE;
    while (head < tail) {
        int u = m->queue[head++];
        if (m->last_level != NONE && m->level[u] > m->last_level)
            break;
        for (int e = m->first[u]; e != NONE; e = m->next[e]) {
            int w = m->left_of[m->edges[e].v];
            if (w == NONE) {
                m->last_level = m->level[u];
            } else if (m->level[w] == NONE) {
                m->level[w] = m->level[u] + 1;
                m->queue[tail++] = w;
            }
        }
    }
    return m->last_level != NONE;
}

static bool augment(Matching *m, int u) {
    /* An edge that failed once fails for the rest of the phase, so no search starts over. */
    for (; m->untried[u] != NONE; m->untried[u] = m->next[m->untried[u]]) {
        int v = m->edges[m->untried[u]].v;
        int w = m->left_of[v];
        bool ends = w == NONE && m->level[u] == m->last_level;
        if (ends || (w != NONE && m->level[w] == m->level[u] + 1 && augment(m, w))) {
            m->right_of[u] = v;
            m->left_of[v] = u;
            return true;
        }
    }
    return false;
}

int hopcroft_karp(int n_left, int n_right, const Pair *edges, int edges_size) {
    Matching m = {.n_left = n_left, .edges = edges};
    m.first = malloc(n_left * sizeof *m.first);
    m.next = malloc(edges_size * sizeof *m.next);
    m.right_of = malloc(n_left * sizeof *m.right_of);
    m.left_of = malloc(n_right * sizeof *m.left_of);
    m.level = malloc(n_left * sizeof *m.level);
    m.untried = malloc(n_left * sizeof *m.untried);
    m.queue = malloc(n_left * sizeof *m.queue);
    for (int u = 0; u < n_left; u++)
        m.first[u] = m.right_of[u] = NONE;
    for (int v = 0; v < n_right; v++)
        m.left_of[v] = NONE;
    for (int e = 0; e < edges_size; e++) {
        m.next[e] = m.first[edges[e].u];
        m.first[edges[e].u] = e;
    }

    int matched = 0;
    while (find_levels(&m)) {
        for (int u = 0; u < n_left; u++)
            m.untried[u] = m.first[u];
        for (int u = 0; u < n_left; u++) {
            if (m.right_of[u] == NONE && augment(&m, u))
                matched++;
        }
    }

    free(m.first);
    free(m.next);
    free(m.right_of);
    free(m.left_of);
    free(m.level);
    free(m.untried);
    free(m.queue);
    return matched;
}
