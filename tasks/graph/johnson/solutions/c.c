/*
 * Johnson's algorithm: all shortest paths by running Dijkstra's algorithm from every vertex. So
 * that negative weights do no harm, each edge from u to v gets the weight w + height[u] -
 * height[v], where the heights, found by Bellman-Ford, leave none negative. The heights in the
 * middle of a path cancel out, so its length is off by those of its two ends only.
 * O(V E log V) time.
 */
#include <stdbool.h>
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

typedef struct {
    int n;
    const Edge *edges;
    int *first, *next; /* chains of the edges out of each vertex, which end in NONE */
    int *height;
    Heap heap;
} Graph;

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

/*
 * The height of a vertex is its distance from an imagined one that has an edge of weight 0 to all
 * others. If n rounds are not enough, a cycle of negative weight lowers heights for ever.
 */
static bool find_heights(Graph *graph, int edges_size) {
    for (int round = 0; round < graph->n; round++) {
        bool lowered = false;
        for (int e = 0; e < edges_size; e++) {
            Edge edge = graph->edges[e];
            if (graph->height[edge.u] + edge.w < graph->height[edge.v]) {
                graph->height[edge.v] = graph->height[edge.u] + edge.w;
                lowered = true;
            }
        }
        if (!lowered)
            return true;
    }
    return false;
}

/* The distances from one vertex in true weights; Dijkstra works with the changed ones. */
static int *find_distances(Graph *graph, int source) {
    int *distance = malloc(graph->n * sizeof *distance);
    for (int v = 0; v < graph->n; v++)
        distance[v] = INF;
    distance[source] = 0;
    push(&graph->heap, (Entry){0, source});
    while (graph->heap.size > 0) {
        Entry nearest = pop(&graph->heap);
        int u = nearest.vertex;
        if (nearest.distance > distance[u])
            continue; /* out of date: a shorter way to u was found after this entry */
        for (int e = graph->first[u]; e != NONE; e = graph->next[e]) {
            int v = graph->edges[e].v;
            int weight = graph->edges[e].w + graph->height[u] - graph->height[v];
            if (distance[u] + weight < distance[v]) {
                distance[v] = distance[u] + weight;
                push(&graph->heap, (Entry){distance[v], v});
            }
        }
    }
    for (int v = 0; v < graph->n; v++) {
        if (distance[v] != INF)
            distance[v] += graph->height[v] - graph->height[source];
    }
    return distance;
}

int **johnson(int n, const Edge *edges, int edges_size, int *return_rows, int *return_cols) {
    Graph graph = {.n = n, .edges = edges};
    graph.first = malloc(n * sizeof *graph.first);
    graph.next = malloc(edges_size * sizeof *graph.next);
    graph.height = calloc(n, sizeof *graph.height); /* by the imagined edges alone: 0 */
    /* A search looks at an edge once, so it adds at most one entry; the source adds another. */
    graph.heap.entries = malloc((edges_size + 1) * sizeof *graph.heap.entries);
    for (int v = 0; v < n; v++)
        graph.first[v] = NONE;
    for (int e = 0; e < edges_size; e++) {
        graph.next[e] = graph.first[edges[e].u];
        graph.first[edges[e].u] = e;
    }

    int **distance = NULL;
    *return_rows = *return_cols = 0;
    if (find_heights(&graph, edges_size)) {
        distance = malloc(n * sizeof *distance);
        for (int u = 0; u < n; u++)
            distance[u] = find_distances(&graph, u);
        *return_rows = *return_cols = n;
    }

    free(graph.first);
    free(graph.next);
    free(graph.height);
    free(graph.heap.entries);
    return distance;
}
