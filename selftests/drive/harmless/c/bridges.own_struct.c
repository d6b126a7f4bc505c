#include <stdio.h>
#include <stdlib.h>

struct link { long from, to; const char *label; };
struct Pair { unsigned u, v; };

static int *entered, *low, timer, found;
static struct Pair *result;

static void visit(int n, const struct link edges[], size_t m, int u, size_t came_by)
{
    entered[u] = low[u] = ++timer;
    for (size_t e = 0; e < m; e++) {
        if (e == came_by || (edges[e].from != u && edges[e].to != u))
            continue;
        int v = edges[e].from == u ? edges[e].to : edges[e].from;
        if (!entered[v]) {
            visit(n, edges, m, v, e);
            if (low[v] > entered[u])
                result[found++] = (struct Pair){u < v ? u : v, u < v ? v : u};
        }
        if (low[v] < low[u])
            low[u] = low[v];
    }
}

static int order(const void *a, const void *b)
{
    const struct Pair *p = a, *q = b;
    return p->u != q->u ? (p->u > q->u) - (p->u < q->u) : (p->v > q->v) - (p->v < q->v);
}

struct Pair *find_bridges(const int n, const struct link edges[], size_t m, size_t *return_size)
{
    timer = found = 0;
    entered = calloc(n + 1, sizeof *entered);
    low = calloc(n + 1, sizeof *low);
    result = malloc((n + 1) * sizeof *result);
    for (int v = 0; v < n; v++)
        if (!entered[v])
            visit(n, edges, m, v, m);
    qsort(result, found, sizeof *result, order);
    *return_size = found;
    return result;
}

int main()
{
    struct link edges[] = {{0, 1}, {0, 2}, {1, 2}, {0, 3}, {3, 4}};
    size_t size;
    struct Pair *bridges = find_bridges(5, edges, 5, &size);
    for (size_t i = 0; i < size; i++)
        printf("%u %u\n", bridges[i].u, bridges[i].v);
}
