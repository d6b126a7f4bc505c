/* Wrong: the reverse arcs get no capacity, so a path once chosen is never given up. */
#include <limits.h>
#include <stdbool.h>
#include <stdlib.h>

#define NONE (-1)

typedef struct { int u; int v; int capacity; int cost; } FlowEdge;
typedef struct { int flow; int cost; } FlowCost;

/* Arc 2e follows edge e and arc 2e + 1 undoes its flow, so a and a ^ 1 belong together. */
typedef struct {
    int n;
    int *first, *next; /* chains of the arcs out of each vertex, which end in NONE */
    int *head;         /* the vertex to which an arc leads */
    int *residual;     /* what still fits through an arc */
    int *cost;
} Network;

static void add_arc(Network *net, int arc, int from, int to, int capacity, int cost) {
    net->head[arc] = to;
    net->residual[arc] = capacity;
    net->cost[arc] = cost;
    net->next[arc] = net->first[from];
    net->first[from] = arc;
}

/* Finds cheapest paths from the source; arc_into[v] is the last arc on the one to v. */
static bool find_path(const Network *net, int source, int sink, int *arc_into) {
    int *distance = malloc(net->n * sizeof *distance);
    bool *queued = calloc(net->n, sizeof *queued);
    int *queue = malloc(net->n * sizeof *queue); /* a ring: no vertex is in it twice */
    for (int v = 0; v < net->n; v++)
        distance[v] = INT_MAX;

    int start = 0, length = 1;
    queue[0] = source;
    distance[source] = 0;
    while (length > 0) {
        int u = queue[start];
        start = (start + 1) % net->n;
        length--;
        queued[u] = false;
        for (int arc = net->first[u]; arc != NONE; arc = net->next[arc]) {
            int v = net->head[arc];
            if (net->residual[arc] == 0 || distance[u] + net->cost[arc] >= distance[v])
                continue;
            distance[v] = distance[u] + net->cost[arc];
            arc_into[v] = arc;
            if (!queued[v]) {
                queued[v] = true;
                queue[(start + length++) % net->n] = v;
            }
        }
    }
    bool found = distance[sink] != INT_MAX;
    free(queue);
    free(queued);
    free(distance);
    return found;
}

FlowCost min_cost_max_flow(int n, const FlowEdge *edges, int edges_size, int source, int sink) {
    int arcs = 2 * edges_size;
    Network net = {.n = n};
    net.first = malloc(n * sizeof *net.first);
    net.next = malloc(arcs * sizeof *net.next);
    net.head = malloc(arcs * sizeof *net.head);
    net.residual = malloc(arcs * sizeof *net.residual);
    net.cost = malloc(arcs * sizeof *net.cost);
    for (int v = 0; v < n; v++)
        net.first[v] = NONE;
    for (int e = 0; e < edges_size; e++) {
        add_arc(&net, 2 * e, edges[e].u, edges[e].v, edges[e].capacity, edges[e].cost);
        add_arc(&net, 2 * e + 1, edges[e].v, edges[e].u, 0, -edges[e].cost);
    }

    FlowCost total = {0, 0};
    int *arc_into = malloc(n * sizeof *arc_into);
    while (find_path(&net, source, sink, arc_into)) {
        int amount = INT_MAX;
        for (int v = sink; v != source; v = net.head[arc_into[v] ^ 1]) {
            if (net.residual[arc_into[v]] < amount)
                amount = net.residual[arc_into[v]];
        }
        for (int v = sink; v != source; v = net.head[arc_into[v] ^ 1]) {
            net.residual[arc_into[v]] -= amount;
            total.cost += amount * net.cost[arc_into[v]];
        }
        total.flow += amount;
    }

    free(arc_into);
    free(net.first);
    free(net.next);
    free(net.head);
    free(net.residual);
    free(net.cost);
    return total;
}
