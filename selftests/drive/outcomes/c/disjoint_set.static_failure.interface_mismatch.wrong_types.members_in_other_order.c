#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct { int a; int b; char *kind; } SetOp;

int *run_disjoint_set(int n, const SetOp *operations, int operations_size, int *return_size)
{
    int *set = malloc((n + 1) * sizeof *set), *answers = malloc((operations_size + 1) * sizeof(int));
    int sets = n;
    for (int x = 0; x < n; x++)
        set[x] = x;
    for (int i = 0; i < operations_size; i++) {
        const SetOp *operation = &operations[i];
        int a = set[operation->a], b = set[operation->b], members = 0;
        for (int x = 0; x < n; x++)
            members += set[x] == a;
        answers[i] = operation->kind[1] == 'i' ? members : sets;
        if (strcmp(operation->kind, "connected") == 0)
            answers[i] = a == b;
        if (strcmp(operation->kind, "union") != 0)
            continue;
        answers[i] = a != b;
        sets -= a != b;
        for (int x = 0; x < n; x++)
            if (set[x] == b)
                set[x] = a;
    }
    *return_size = operations_size;
    return answers;
}

int main(void)
{
    SetOp operations[] = {{0, 0, "count"}, {0, 1, "union"}, {2, 3, "union"}, {0, 2, "connected"},
                          {1, 3, "union"}, {0, 2, "connected"}, {3, 0, "size"}, {0, 2, "union"},
                          {5, 6, "union"}, {0, 0, "count"}, {6, 1, "union"}, {5, 0, "size"},
                          {4, 7, "connected"}, {4, 0, "size"}, {0, 0, "count"}};
    int size, *answers = run_disjoint_set(8, operations, 15, &size);
    for (int i = 0; i < size; i++)
        printf("%d ", answers[i]);
    return 0;
}
