/*
 * 2-SAT by strongly connected components. A clause (a, b) stands for two implications: not a, then
 * b; not b, then a. Literals that imply each other have the same value, so the clauses contradict
 * one another exactly if some variable and its negation are in one component. Components are found
 * by one depth-first search (Tarjan). O(V + E) time.
 */
#include <stdbool.h>
#include <stdlib.h>

#define NONE (-1)

typedef struct { int a; int b; } Clause;
typedef struct { bool satisfiable; int components; } Satisfiability;

typedef struct {
    int *first, *next; /* chains of the implications of each vertex, which end in NONE */
    int *head;         /* the vertex that is implied */
    int implications;
    int *time;      /* when the search entered the vertex, NONE before that */
    int *low;       /* the earliest such time found reachable from its subtree */
    int *component; /* NONE while the vertex is unseen or on the stack */
    int *stack;
    int clock, stack_size, component_count;
} Search;

/* Variable k is vertex 2k - 2 and its negation the next one. */
static int vertex(int literal) {
    return literal > 0 ? 2 * literal - 2 : -2 * literal - 1;
}

static void add_implication(Search *s, int from, int to) {
    int i = s->implications++;
    s->head[i] = to;
    s->next[i] = s->first[from];
    s->first[from] = i;
}

static void visit(Search *s, int u) {
    s->time[u] = s->low[u] = s->clock++;
    s->stack[s->stack_size++] = u;
    for (int i = s->first[u]; i != NONE; i = s->next[i]) {
        int v = s->head[i];
        if (s->time[v] == NONE) {
            visit(s, v);
            if (s->low[v] < s->low[u])
                s->low[u] = s->low[v];
        } else if (s->component[v] == NONE && s->time[v] < s->low[u]) {
            s->low[u] = s->time[v];
        }
    }
    if (s->low[u] == s->time[u]) {
        int v;
        do {
            v = s->stack[--s->stack_size];
            s->component[v] = s->component_count;
        } while (v != u);
        s->component_count++;
    }
}

Satisfiability solve_two_sat(int n, const Clause *clauses, int clauses_size) {
    int vertices = 2 * n;
    Search s = {0};
    s.first = malloc(vertices * sizeof *s.first);
    s.next = malloc(2 * clauses_size * sizeof *s.next);
    s.head = malloc(2 * clauses_size * sizeof *s.head);
    s.time = malloc(vertices * sizeof *s.time);
    s.low = malloc(vertices * sizeof *s.low);
    s.component = malloc(vertices * sizeof *s.component);
    s.stack = malloc(vertices * sizeof *s.stack);
    for (int u = 0; u < vertices; u++)
        s.first[u] = s.time[u] = s.component[u] = NONE;
    for (int c = 0; c < clauses_size; c++) {
        add_implication(&s, vertex(-clauses[c].a), vertex(clauses[c].b));
        add_implication(&s, vertex(-clauses[c].b), vertex(clauses[c].a));
    }
    for (int u = 0; u < vertices; u++) {
        if (s.time[u] == NONE)
            visit(&s, u);
    }

    Satisfiability result = {true, s.component_count};
    for (int k = 1; k <= n; k++) {
        if (s.component[vertex(k)] == s.component[vertex(-k)])
            result.satisfiable = false;
    }
    free(s.first);
    free(s.next);
    free(s.head);
    free(s.time);
    free(s.low);
    free(s.component);
    free(s.stack);
    return result;
}
