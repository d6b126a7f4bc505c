#include <stdio.h>
#include <string.h>

typedef struct { char *kind; int a; int b; } SetOp;

int parent[100000], members[100000], answers[100000], answer_count, started;

int find(int x)
{
    while (parent[x] != x)
        x = parent[x];
    return x;
}

int *run_disjoint_set(int n, const SetOp *operations, int operations_size, int *return_size)
{
    static int sets;
    if (!started++) {
        sets = n;
        for (int x = 0; x < n; x++)
            parent[x] = x, members[x] = 1;
    }
    for (int i = 0; i < operations_size; i++) {
        int a = find(operations[i].a), b = find(operations[i].b), answer = sets;
        if (strcmp(operations[i].kind, "size") == 0)
            answer = members[a];
        else if (strcmp(operations[i].kind, "count") != 0)
            answer = (a == b) == (operations[i].kind[0] == 'c');
        if (strcmp(operations[i].kind, "union") == 0 && a != b) {
            parent[b] = a;
            members[a] += members[b];
            sets--;
        }
        answers[answer_count++] = answer;
    }
    *return_size = answer_count;
    return answers;
}

int main(void)
{
    SetOp operations[] = {{"count", 0, 0}, {"union", 0, 1}, {"union", 2, 3}, {"connected", 0, 2},
                          {"union", 1, 3}, {"connected", 0, 2}, {"size", 3, 0}, {"union", 0, 2},
                          {"union", 5, 6}, {"count", 0, 0}, {"union", 6, 1}, {"size", 5, 0},
                          {"connected", 4, 7}, {"size", 4, 0}, {"count", 0, 0}};
    int size;
    answer_count = started = 0;
    int *result = run_disjoint_set(8, operations, 15, &size);
    for (int i = 0; i < size; i++)
        printf("%d ", result[i]);
    return 0;
}
