/*
 * Maximum flow by phases (Dinic). A breadth-first search gives each vertex its level, the number of
 * arcs from the source; then flow is pushed down the levels until no path is left. Every phase makes
 * the shortest path longer, and pushing takes O(V E) steps, so all takes O(V^2 E) time.
 */
#include <limits.h>
#include <stdbool.h>
#include <stdlib.h>

#define NONE (-1)

typedef struct { int u; int v; int capacity; } CapacityEdge;

/* Arc 2e follows edge e and arc 2e + 1 undoes its flow, so a and a ^ 1 belong together. */
typedef struct {
    int n, sink;
    int *first, *next; /* chains of the arcs out of each vertex, which end in NONE */
    int *head;         /* the vertex to which an arc leads */
    int *residual;     /* what still fits through an arc */
    int *level;        /* NONE for vertices out of reach */
    int *current;      /* the arc with which a vertex goes on; those before it are of no more use */
    int *queue;
} Network;

static void add_arc(Network *net, int arc, int from, int to, int capacity) {
    net->head[arc] = to;
    net->residual[arc] = capacity;
    net->next[arc] = net->first[from];
    net->first[from] = arc;
}

static bool find_levels(Network *net, int source) {
    for (int v = 0; v < net->n; v++) {
        net->level[v] = NONE;
        net->current[v] = net->first[v];
    }
    int front = 0, back = 0;
    net->level[source] = 0;
    net->queue[back++] = source;
    while (front < back) {
        int u = net->queue[front++];
        for (int arc = net->first[u]; arc != NONE; arc = net->next[arc]) {
            int v = net->head[arc];
            if (net->residual[arc] > 0 && net->level[v] == NONE) {
                net->level[v] = net->level[u] + 1;
                net->queue[back++] = v;
            }
        }
    }
    return net->level[net->sink] != NONE;
}

/* Brings up to limit from u down to the sink; returns how much it was. */
static int push(Network *net, int u, int limit) {
    if (u == net->sink)
        return limit;
    int pushed = 0;
    for (; net->current[u] != NONE; net->current[u] = net->next[net->current[u]]) {
        int arc = net->current[u];
        int v = net->head[arc];
        if (net->residual[arc] == 0 || net->level[v] != net->level[u] + 1)
            continue;
        int rest = limit - pushed;
        int amount = push(net, v, rest < net->residual[arc] ? rest : net->residual[arc]);
        net->residual[arc] -= amount;
        net->residual[arc ^ 1] += amount;
        pushed += amount;
        if (pushed == limit)
            break; /* the arc stays the current one, as more may fit through it */
    }
    return pushed;
}

int max_flow(int n, const CapacityEdge *edges, int edges_size, int source, int sink) {
    int arcs = 2 * edges_size;
    Network net = {
        .n = n,
        .sink = sink,
        .first = malloc(n * sizeof(int)),
        .next = malloc(arcs * sizeof(int)),
        .head = malloc(arcs * sizeof(int)),
        .residual = malloc(arcs * sizeof(int)),
        .level = malloc(n * sizeof(int)),
        .current = malloc(n * sizeof(int)),
        .queue = malloc(n * sizeof(int)),
    };
    for (int v = 0; v < n; v++)
        net.first[v] = NONE;
    for (int e = 0; e < edges_size; e++) {
        add_arc(&net, 2 * e, edges[e].u, edges[e].v, edges[e].capacity);
        add_arc(&net, 2 * e + 1, edges[e].v, edges[e].u, 0);
    }

    int flow = 0;
    while (find_levels(&net, source))
        flow += push(&net, source, INT_MAX);

    free(net.first);
    free(net.next);
    free(net.head);
    free(net.residual);
    free(net.level);
    free(net.current);
    free(net.queue);
    return flow;
}
