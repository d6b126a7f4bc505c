#include <stdio.h>
#include <stdlib.h>

typedef struct { int first, second; } Clause;
typedef struct Satisfiability { int satisfiable; size_t components; } Result;

static int vertex(int literal) { return literal > 0 ? 2 * literal - 2 : -2 * literal - 1; }

Result solve_two_sat(unsigned short n, Clause *clauses, unsigned clauses_size)
{
    /* Reachability of everything from everything. */
    int size = 2 * n;
    char (*reaches)[size + 1] = calloc(size + 1, size + 1);
    Result result = {1, 0};
    for (int v = 0; v < size; v++)
        reaches[v][v] = 1;
    for (int i = 0; i < (int)clauses_size; i++) {
        int a = vertex(clauses[i].first), b = vertex(clauses[i].second);
        reaches[a ^ 1][b] = reaches[b ^ 1][a] = 1;
    }
    for (int k = 0; k < size; k++)
        for (int u = 0; u < size; u++)
            for (int v = 0; v < size && reaches[u][k]; v++)
                reaches[u][v] |= reaches[k][v];
    for (int u = 0; u < size; u++) {
        int is_first = 1;
        for (int v = 0; v < u; v++)
            is_first &= !(reaches[u][v] && reaches[v][u]);
        result.components += is_first;
        result.satisfiable &= !(reaches[u][u ^ 1] && reaches[u ^ 1][u]);
    }
    free(reaches);
    return result;
}

int main(void)
{
    Clause clauses[] = {{1, -2}, {2, -3}, {3, -1}, {4, -1}, {-4, 5},
                        {6, 6}, {-6, 5}, {-5, 7}, {-7, 5}};
    Result result = solve_two_sat(8, clauses, 9);
    printf("%s %zu\n", result.satisfiable ? "true" : "false", result.components);
    return 0;
}
