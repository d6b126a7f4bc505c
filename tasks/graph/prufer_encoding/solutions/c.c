/*
 * Prüfer sequence in O(V) time. The smallest leaf is found by a pointer that only moves up: behind
 * it, the one vertex that can become a leaf is the neighbour of the leaf that was just removed, and
 * then that is the smallest leaf of all and comes next. No lists of neighbours are needed: the
 * exclusive or of the neighbours that are left is, for a leaf, its only neighbour.
 */
#include <stdlib.h>

typedef struct { int u; int v; } Pair;

int *prufer_encode(int n, const Pair *edges, int edges_size, int *return_size) {
    int *degree = calloc(n, sizeof *degree);
    int *mixed = calloc(n, sizeof *mixed); /* exclusive or of the neighbours not yet removed */
    for (int e = 0; e < edges_size; e++) {
        int u = edges[e].u, v = edges[e].v;
        degree[u]++;
        degree[v]++;
        mixed[u] ^= v;
        mixed[v] ^= u;
    }

    *return_size = n - 2;
    int *sequence = malloc(*return_size * sizeof *sequence);
    int pointer = 0;
    while (degree[pointer] != 1)
        pointer++;
    int leaf = pointer;
    for (int i = 0; i < *return_size; i++) {
        int neighbour = mixed[leaf];
        sequence[i] = neighbour;
        mixed[neighbour] ^= leaf;
        degree[neighbour]--;
        if (degree[neighbour] == 1 && neighbour < pointer) {
            leaf = neighbour;
        } else {
            do {
                pointer++;
            } while (degree[pointer] != 1);
            leaf = pointer;
        }
    }

    free(degree);
    free(mixed);
    return sequence;
}
