/*
 * Fenwick tree: with indices from 1 on, node i holds the sum of the i & -i entries that end with
 * entry i. A prefix is made of at most log n such stretches, and an entry lies in at most log n of
 * them, so every operation takes O(log n) time.
 */
#include <stdlib.h>
#include <string.h>

typedef struct { char *kind; int a; int b; } ArrayOp;

typedef struct {
    int size;
    long long *node; /* node[1..size]; while the tree is built, a sum may be beyond an int */
} Fenwick;

static int lowest_bit(int i) {
    return i & -i;
}

static Fenwick make_tree(const int *values, int size) {
    Fenwick tree = {size, malloc((size + 1) * sizeof *tree.node)};
    for (int i = 1; i <= size; i++)
        tree.node[i] = values[i - 1];
    /* When node i is reached, all stretches within its own have been added to it. */
    for (int i = 1; i <= size; i++) {
        int next = i + lowest_bit(i);
        if (next <= size)
            tree.node[next] += tree.node[i];
    }
    return tree;
}

static void add(Fenwick *tree, int index, int amount) {
    for (int i = index + 1; i <= tree->size; i += lowest_bit(i))
        tree->node[i] += amount;
}

/* The sum of the first `count` entries. */
static long long sum_of_first(const Fenwick *tree, int count) {
    long long sum = 0;
    for (int i = count; i > 0; i -= lowest_bit(i))
        sum += tree->node[i];
    return sum;
}

int *run_fenwick_tree(const int *values, int values_size, const ArrayOp *operations,
                      int operations_size, int *return_size) {
    Fenwick tree = make_tree(values, values_size);
    int *answers = malloc((operations_size + 1) * sizeof *answers);
    int count = 0;
    for (int i = 0; i < operations_size; i++) {
        const ArrayOp *op = &operations[i];
        if (strcmp(op->kind, "add") == 0)
            add(&tree, op->a, op->b);
        else if (strcmp(op->kind, "prefix") == 0)
            answers[count++] = (int)sum_of_first(&tree, op->a + 1);
        else
            answers[count++] = (int)(sum_of_first(&tree, op->b + 1) - sum_of_first(&tree, op->a));
    }
    free(tree.node);
    *return_size = count;
    return answers;
}
