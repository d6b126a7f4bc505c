/* Wrong: the end of a prefix or range is taken as exclusive. */
#include <stdlib.h>
#include <string.h>

typedef struct { char *kind; int a; int b; } ArrayOp;

static void add(int *node, int size, int index, int amount) {
    for (int i = index + 1; i <= size; i += i & -i)
        node[i] += amount;
}

static int sum_of_first(const int *node, int count) {
    int sum = 0;
    for (int i = count; i > 0; i -= i & -i)
        sum += node[i];
    return sum;
}

int *run_fenwick_tree(const int *values, int values_size, const ArrayOp *operations,
                      int operations_size, int *return_size) {
    int *node = calloc(values_size + 1, sizeof *node);
    for (int i = 0; i < values_size; i++)
        add(node, values_size, i, values[i]);
    int *answers = malloc((operations_size + 1) * sizeof *answers);
    int count = 0;
    for (int i = 0; i < operations_size; i++) {
        const ArrayOp *op = &operations[i];
        if (strcmp(op->kind, "add") == 0)
            add(node, values_size, op->a, op->b);
        else if (strcmp(op->kind, "prefix") == 0)
            answers[count++] = sum_of_first(node, op->a);
        else
            answers[count++] = sum_of_first(node, op->b) - sum_of_first(node, op->a);
    }
    free(node);
    *return_size = count;
    return answers;
}
