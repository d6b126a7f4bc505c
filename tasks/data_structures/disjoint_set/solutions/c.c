/*
 * Disjoint sets as a forest: each set is a tree whose root stands for it. Hanging the smaller tree
 * below the larger one and shortening the paths that are walked keep the trees low, so an operation
 * takes O(alpha(n)) amortised time: practically constant.
 */
#include <stdlib.h>
#include <string.h>

typedef struct { char *kind; int a; int b; } SetOp;

typedef struct {
    /* The parent of an element; for a root, minus the size of its tree. */
    int *link;
    int count; /* sets */
} Forest;

static int find_root(Forest *forest, int x) {
    int root = x;
    while (forest->link[root] >= 0)
        root = forest->link[root];
    /* Everything on the way gets the root for its parent. */
    while (x != root) {
        int next = forest->link[x];
        forest->link[x] = root;
        x = next;
    }
    return root;
}

/* Returns 1 if the sets were different, else 0. */
static int unite(Forest *forest, int a, int b) {
    a = find_root(forest, a);
    b = find_root(forest, b);
    if (a == b)
        return 0;
    if (forest->link[a] > forest->link[b]) { /* sizes are negative here: b's tree is larger */
        int swap = a;
        a = b;
        b = swap;
    }
    forest->link[a] += forest->link[b];
    forest->link[b] = a;
    forest->count--;
    return 1;
}

int *run_disjoint_set(int n, const SetOp *operations, int operations_size, int *return_size) {
    Forest forest = {malloc(n * sizeof *forest.link), n};
    for (int x = 0; x < n; x++)
        forest.link[x] = -1;

    int *answers = malloc(operations_size * sizeof *answers);
    for (int i = 0; i < operations_size; i++) {
        const SetOp *op = &operations[i];
        if (strcmp(op->kind, "union") == 0)
            answers[i] = unite(&forest, op->a, op->b);
        else if (strcmp(op->kind, "connected") == 0)
            answers[i] = find_root(&forest, op->a) == find_root(&forest, op->b);
        else if (strcmp(op->kind, "size") == 0)
            answers[i] = -forest.link[find_root(&forest, op->a)];
        else
            answers[i] = forest.count;
    }
    free(forest.link);
    *return_size = operations_size;
    return answers;
}
