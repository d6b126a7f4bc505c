/*
 * Kahn's algorithm with a heap. A vertex is ready when all edges into it come from vertices that
 * are placed; placing the smallest ready one each time gives the lexicographically smallest order.
 * O(V log V + E) time.
 */
#include <stdlib.h>

#define NONE (-1)

typedef struct { int u; int v; } Pair;

typedef struct {
    int *vertices;
    int size;
} Heap;

static void push(Heap *heap, int vertex) {
    int hole = heap->size++;
    while (hole > 0 && heap->vertices[(hole - 1) / 2] > vertex) {
        heap->vertices[hole] = heap->vertices[(hole - 1) / 2];
        hole = (hole - 1) / 2;
    }
    heap->vertices[hole] = vertex;
}

static int pop(Heap *heap) {
    int smallest = heap->vertices[0];
    int last = heap->vertices[--heap->size];
    int hole = 0;
    for (int child = 1; child < heap->size; child = 2 * hole + 1) {
        if (child + 1 < heap->size && heap->vertices[child + 1] < heap->vertices[child])
            child++;
        if (last <= heap->vertices[child])
            break;
        heap->vertices[hole] = heap->vertices[child];
        hole = child;
    }
    heap->vertices[hole] = last;
    return smallest;
}

int *topological_sort(int n, const Pair *edges, int edges_size, int *return_size) {
    /* The edges out of u form a chain: first[u], next[first[u]] and so on, until NONE. */
    int *first = malloc(n * sizeof *first);
    int *next = malloc(edges_size * sizeof *next);
    int *waits_for = calloc(n, sizeof *waits_for); /* edges from vertices not yet placed */
    for (int v = 0; v < n; v++)
        first[v] = NONE;
    for (int e = 0; e < edges_size; e++) {
        next[e] = first[edges[e].u];
        first[edges[e].u] = e;
        waits_for[edges[e].v]++;
    }

    Heap ready = {malloc(n * sizeof *ready.vertices), 0};
    for (int v = 0; v < n; v++) {
        if (waits_for[v] == 0)
            push(&ready, v);
    }
    int *order = malloc(n * sizeof *order);
    int placed = 0;
    while (ready.size > 0) {
        int u = pop(&ready);
        order[placed++] = u;
        for (int e = first[u]; e != NONE; e = next[e]) {
            if (--waits_for[edges[e].v] == 0)
                push(&ready, edges[e].v);
        }
    }

    free(ready.vertices);
    free(waits_for);
    free(next);
    free(first);
    /* The vertices of a cycle wait for each other, so they are never placed. */
    *return_size = placed == n ? n : 0;
    return order;
}
