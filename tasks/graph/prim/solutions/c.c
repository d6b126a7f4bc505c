/*
 * Prim's algorithm: a tree grows from a vertex by the lightest edge that leads out of it, until
 * there is none; then the next component gets its tree. A heap holds the vertices next to the tree,
 * ordered by the lightest edge between each and the tree. O(E log V) time.
 */
#include <stdlib.h>

#define NONE (-1)
#define DONE (-2)

typedef struct { int u; int v; int w; } Edge;

typedef struct {
    int *vertices; /* a binary heap: no vertex is lighter than its parent at (i - 1) / 2 */
    int size;
    int *place; /* where a vertex is in the heap; NONE before that, DONE when it is in the tree */
    int *key;   /* the weight of the lightest edge to a vertex in the heap */
} Heap;

static void put(Heap *heap, int i, int v) {
    heap->vertices[i] = v;
    heap->place[v] = i;
}

/* Inserts v, or moves it up to where its smaller weight belongs. */
static void lower(Heap *heap, int v, int weight) {
    int i = heap->place[v] == NONE ? heap->size++ : heap->place[v];
    heap->key[v] = weight;
    while (i > 0 && heap->key[heap->vertices[(i - 1) / 2]] > weight) {
        put(heap, i, heap->vertices[(i - 1) / 2]);
        i = (i - 1) / 2;
    }
    put(heap, i, v);
}

static int remove_lightest(Heap *heap) {
    int lightest = heap->vertices[0];
    heap->place[lightest] = DONE;
    int last = heap->vertices[--heap->size];
    if (heap->size == 0)
        return lightest;
    int i = 0;
    for (;;) {
        int child = 2 * i + 1;
        if (child + 1 < heap->size
            && heap->key[heap->vertices[child + 1]] < heap->key[heap->vertices[child]])
            child++;
        if (child >= heap->size || heap->key[heap->vertices[child]] >= heap->key[last])
            break;
        put(heap, i, heap->vertices[child]);
        i = child;
    }
    put(heap, i, last);
    return lightest;
}

int prim_mst_weight(int n, const Edge *edges, int edges_size) {
    /* Chains of half-edges: 2e leads from edges[e].u to edges[e].v, and 2e + 1 leads back. */
    int *first = malloc(n * sizeof *first);
    int *next = malloc(2 * edges_size * sizeof *next);
    for (int v = 0; v < n; v++)
        first[v] = NONE;
    for (int half = 0; half < 2 * edges_size; half++) {
        int from = half % 2 == 0 ? edges[half / 2].u : edges[half / 2].v;
        next[half] = first[from];
        first[from] = half;
    }

    Heap heap = {
        .vertices = malloc(n * sizeof(int)),
        .place = malloc(n * sizeof(int)),
        .key = malloc(n * sizeof(int)),
    };
    for (int v = 0; v < n; v++)
        heap.place[v] = NONE;

    int total = 0;
    for (int start = 0; start < n; start++) {
        if (heap.place[start] == NONE)
            lower(&heap, start, 0); /* the first vertex of a tree needs no edge */
        while (heap.size > 0) {
            int u = remove_lightest(&heap);
            total += heap.key[u];
            for (int half = first[u]; half != NONE; half = next[half]) {
                const Edge *edge = &edges[half / 2];
                int v = half % 2 == 0 ? edge->v : edge->u;
                if (heap.place[v] == NONE || (heap.place[v] != DONE && edge->w < heap.key[v]))
                    lower(&heap, v, edge->w);
            }
        }
    }

    free(heap.key);
    free(heap.place);
    free(heap.vertices);
    free(next);
    free(first);
    return total;
}
