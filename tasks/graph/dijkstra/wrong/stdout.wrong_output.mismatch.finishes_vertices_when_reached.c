/* Wrong: a vertex counts as finished when it is first reached, not when it leaves the heap. */
#include <stdlib.h>

#define INF 1000000000
#define NONE (-1)

typedef struct { int u; int v; int w; } Edge;

typedef struct {
    int distance;
    int vertex;
} Entry;

typedef struct {
    Entry *entries;
    int size;
} Heap;

static void push(Heap *heap, Entry entry) {
    int hole = heap->size++;
    while (hole > 0) {
        int parent = (hole - 1) / 2;
        if (heap->entries[parent].distance <= entry.distance)
            break;
        heap->entries[hole] = heap->entries[parent];
        hole = parent;
    }
    heap->entries[hole] = entry;
}

static Entry pop(Heap *heap) {
    Entry top = heap->entries[0];
    Entry last = heap->entries[--heap->size];
    int hole = 0;
    for (;;) {
        int child = 2 * hole + 1;
        if (child >= heap->size)
            break;
        if (child + 1 < heap->size &&
            heap->entries[child + 1].distance < heap->entries[child].distance)
            child++;
        if (last.distance <= heap->entries[child].distance)
            break;
        heap->entries[hole] = heap->entries[child];
        hole = child;
    }
    heap->entries[hole] = last;
    return top;
}

int *dijkstra(int n, const Edge *edges, int edges_size, int source, int *return_size) {
    int *distance = malloc(n * sizeof *distance);
    /* The edges out of u form a chain: first[u], next[first[u]] and so on, until NONE. */
    int *first = malloc(n * sizeof *first);
    int *next = malloc(edges_size * sizeof *next);
    for (int v = 0; v < n; v++) {
        distance[v] = INF;
        first[v] = NONE;
    }
    for (int e = 0; e < edges_size; e++) {
        next[e] = first[edges[e].u];
        first[edges[e].u] = e;
    }

    /* An edge is looked at once, so it adds at most one entry; the source adds another. */
    Heap heap = {malloc((edges_size + 1) * sizeof *heap.entries), 0};
    distance[source] = 0;
    push(&heap, (Entry){0, source});
    while (heap.size > 0) {
        Entry nearest = pop(&heap);
        int u = nearest.vertex;
        for (int e = first[u]; e != NONE; e = next[e]) {
            int v = edges[e].v;
            int through_u = distance[u] + edges[e].w;
            if (distance[v] == INF) {
                distance[v] = through_u;
                push(&heap, (Entry){through_u, v});
            }
        }
    }

    free(heap.entries);
    free(next);
    free(first);
    *return_size = n;
    return distance;
}
