/*
 * The diameter of a tree by two breadth-first searches, in O(V) time. A vertex farthest from
 * anywhere is an end of a longest path: the first search finds such an end, and the second one
 * measures how far the tree reaches from there.
 */
#include <stdlib.h>

typedef struct { int u; int v; } Pair;

typedef struct {
    int n;
    /* The neighbours of v stand side by side, from begin[v] to begin[v + 1]. */
    int *begin;
    int *neighbours;
} Tree;

static Tree build_tree(int n, const Pair *edges, int edges_size) {
    Tree tree = {n, calloc(n + 1, sizeof(int)), malloc(2 * edges_size * sizeof(int))};
    for (int e = 0; e < edges_size; e++) {
        tree.begin[edges[e].u]++;
        tree.begin[edges[e].v]++;
    }
    /* First the ends of the ranges; filling them from behind moves each to its begin. */
    for (int v = 0; v < n; v++)
        tree.begin[v + 1] += tree.begin[v];
    for (int e = 0; e < edges_size; e++) {
        tree.neighbours[--tree.begin[edges[e].u]] = edges[e].v;
        tree.neighbours[--tree.begin[edges[e].v]] = edges[e].u;
    }
    return tree;
}

/* Returns a vertex farthest from start, and its distance by the pointer. */
static int find_farthest(const Tree *tree, int start, int *distance) {
    int *queue = malloc(tree->n * sizeof *queue);
    int *parent = malloc(tree->n * sizeof *parent);
    int *depth = malloc(tree->n * sizeof *depth);
    int size = 0;
    queue[size++] = start;
    parent[start] = start;
    depth[start] = 0;
    for (int next = 0; next < size; next++) {
        int u = queue[next];
        for (int i = tree->begin[u]; i < tree->begin[u + 1]; i++) {
            int v = tree->neighbours[i];
            /* In a tree, the only vertex that can be met again is the one we came from. */
            if (v == parent[u])
                continue;
            parent[v] = u;
            depth[v] = depth[u] + 1;
            queue[size++] = v;
        }
    }
    int last = queue[size - 1]; /* the queue is in order of distance */
    *distance = depth[last];
    free(queue);
    free(parent);
    free(depth);
    return last;
}

int tree_diameter(int n, const Pair *edges, int edges_size) {
    Tree tree = build_tree(n, edges, edges_size);
    int distance;
    int end = find_farthest(&tree, 0, &distance);
    find_farthest(&tree, end, &distance);
    free(tree.begin);
    free(tree.neighbours);
    return distance;
}
