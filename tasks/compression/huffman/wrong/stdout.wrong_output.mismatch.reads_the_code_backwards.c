/* Wrong: the digits from a leaf up to the root are written down in that order. */
#include <limits.h>
#include <stdlib.h>
#include <string.h>

#define ALPHABET (UCHAR_MAX + 1)

/* Trees are numbered: the leaves come first, in ascending order of their characters. Thus the first
   leaf of a tree stands for its smallest character. */
typedef struct {
    int count;
    int first_leaf;
    int parent;
    char digit; /* of the branch from the parent */
} Node;

typedef struct {
    const Node *nodes;
    int size;
    int entry[ALPHABET]; /* a binary heap of numbers of trees, the smallest tree on top */
} Heap;

static int is_smaller(const Node *a, const Node *b) {
    return a->count != b->count ? a->count < b->count : a->first_leaf < b->first_leaf;
}

static void heap_push(Heap *heap, int tree) {
    int at = heap->size++;
    while (at > 0) {
        int above = heap->entry[(at - 1) / 2];
        if (!is_smaller(&heap->nodes[tree], &heap->nodes[above]))
            break;
        heap->entry[at] = above;
        at = (at - 1) / 2;
    }
    heap->entry[at] = tree;
}

static int heap_pop(Heap *heap) {
    int top = heap->entry[0];
    int moved = heap->entry[--heap->size]; /* sinks from the top to its place */
    int at = 0;
    for (int child = 1; child < heap->size; child = 2 * at + 1) {
        if (child + 1 < heap->size &&
            is_smaller(&heap->nodes[heap->entry[child + 1]], &heap->nodes[heap->entry[child]]))
            child++;
        if (!is_smaller(&heap->nodes[heap->entry[child]], &heap->nodes[moved]))
            break;
        heap->entry[at] = heap->entry[child];
        at = child;
    }
    heap->entry[at] = moved;
    return top;
}

static char *code_of(const Node *nodes, int leaf, int root) {
    char buffer[ALPHABET];
    int length = 0;
    for (int at = leaf; at != root; at = nodes[at].parent)
        buffer[length++] = nodes[at].digit;
    buffer[length++] = '\0';
    return memcpy(malloc(length), buffer, length);
}

char **huffman_codes(const char *text, int *return_size) {
    int counts[ALPHABET] = {0};
    for (; *text != '\0'; text++)
        counts[(unsigned char)*text]++;

    Node nodes[2 * ALPHABET];
    int leaves = 0;
    for (int c = 0; c < ALPHABET; c++)
        if (counts[c] > 0) {
            nodes[leaves] = (Node){counts[c], leaves, 0, '0'};
            leaves++;
        }

    Heap heap = {.nodes = nodes, .size = 0};
    for (int leaf = 0; leaf < leaves; leaf++)
        heap_push(&heap, leaf);
    int size = leaves;
    while (heap.size > 1) {
        int zero = heap_pop(&heap), one = heap_pop(&heap);
        nodes[zero].parent = nodes[one].parent = size;
        nodes[zero].digit = '0';
        nodes[one].digit = '1';
        int first = nodes[zero].first_leaf < nodes[one].first_leaf ? zero : one;
        nodes[size] = (Node){nodes[zero].count + nodes[one].count, nodes[first].first_leaf, 0, '0'};
        heap_push(&heap, size++);
    }

    /* A single leaf would have an empty code; as if it had a parent, it gets the digit 0. */
    int root = leaves == 1 ? nodes[0].parent = 1 : size - 1;
    char **codes = malloc(leaves * sizeof *codes);
    for (int leaf = 0; leaf < leaves; leaf++)
        codes[leaf] = code_of(nodes, leaf, root);
    *return_size = leaves;
    return codes;
}
