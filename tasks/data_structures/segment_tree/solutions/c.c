/*
 * Segment tree: each node holds the sum and the minimum of a stretch of the array, and its children
 * those of the two halves. A change concerns the nodes on one path, and a range is made of at most
 * two nodes per level, so every operation takes O(log n) time.
 */
#include <limits.h>
#include <stdlib.h>
#include <string.h>

typedef struct { char *kind; int a; int b; } ArrayOp;

typedef struct {
    int sum;
    int min;
} Node;

static const Node NOTHING = {0, INT_MAX}; /* changes neither a sum nor a minimum */

static Node combine(Node left, Node right) {
    return (Node){left.sum + right.sum, left.min < right.min ? left.min : right.min};
}

/*
 * The tree lies in an array: the children of node i are 2i and 2i + 1. The functions below get a
 * node and its stretch, the entries low to high.
 */
static void build(Node *tree, int i, int low, int high, const int *values) {
    if (low == high) {
        tree[i] = (Node){values[low], values[low]};
        return;
    }
    int middle = low + (high - low) / 2;
    build(tree, 2 * i, low, middle, values);
    build(tree, 2 * i + 1, middle + 1, high, values);
    tree[i] = combine(tree[2 * i], tree[2 * i + 1]);
}

static void set(Node *tree, int i, int low, int high, int index, int value) {
    if (low == high) {
        tree[i] = (Node){value, value};
        return;
    }
    int middle = low + (high - low) / 2;
    if (index <= middle)
        set(tree, 2 * i, low, middle, index, value);
    else
        set(tree, 2 * i + 1, middle + 1, high, index, value);
    tree[i] = combine(tree[2 * i], tree[2 * i + 1]);
}

/* Combines what the node has of the range from a to b. */
static Node query(const Node *tree, int i, int low, int high, int a, int b) {
    if (high < a || b < low)
        return NOTHING;
    if (a <= low && high <= b)
        return tree[i];
    int middle = low + (high - low) / 2;
    return combine(query(tree, 2 * i, low, middle, a, b),
                   query(tree, 2 * i + 1, middle + 1, high, a, b));
}

int *run_segment_tree(const int *values, int values_size, const ArrayOp *operations,
                      int operations_size, int *return_size) {
    /* There are at most 2n - 1 nodes, but up to 4n numbers, as the lowest level may have gaps. */
    Node *tree = malloc(4 * values_size * sizeof *tree);
    int last = values_size - 1;
    build(tree, 1, 0, last, values);

    int *answers = malloc((operations_size + 1) * sizeof *answers);
    int count = 0;
    for (int i = 0; i < operations_size; i++) {
        const ArrayOp *op = &operations[i];
        if (strcmp(op->kind, "set") == 0)
            set(tree, 1, 0, last, op->a, op->b);
        else if (strcmp(op->kind, "sum") == 0)
            answers[count++] = query(tree, 1, 0, last, op->a, op->b).sum;
        else
            answers[count++] = query(tree, 1, 0, last, op->a, op->b).min;
    }
    free(tree);
    *return_size = count;
    return answers;
}
