/*
 * AVL tree: a binary search tree in which the heights of the two subtrees of every node differ by
 * at most one. Rotations on the way back from an insertion or deletion restore this, so the height
 * is O(log n), and so is the time of each operation but for the listings.
 */
#include <stdlib.h>
#include <string.h>

typedef struct { char *kind; int key; } TreeOp;

typedef struct Node {
    int key;
    int height; /* levels of the subtree */
    struct Node *left, *right;
} Node;

static int height(const Node *node) {
    return node != NULL ? node->height : 0;
}

static void update_height(Node *node) {
    int left = height(node->left), right = height(node->right);
    node->height = 1 + (left > right ? left : right);
}

static Node *rotate_right(Node *node) {
    Node *top = node->left;
    node->left = top->right;
    top->right = node;
    update_height(node);
    update_height(top);
    return top;
}

static Node *rotate_left(Node *node) {
    Node *top = node->right;
    node->right = top->left;
    top->left = node;
    update_height(node);
    update_height(top);
    return top;
}

/* Restores the balance of a node whose subtrees are balanced; returns what takes its place. */
static Node *rebalance(Node *node) {
    update_height(node);
    int lean = height(node->left) - height(node->right);
    if (lean > 1) {
        /* A single rotation would only move a higher inner grandchild to the other side. */
        if (height(node->left->left) < height(node->left->right))
            node->left = rotate_left(node->left);
        return rotate_right(node);
    }
    if (lean < -1) {
        if (height(node->right->right) < height(node->right->left))
            node->right = rotate_right(node->right);
        return rotate_left(node);
    }
    return node;
}

static Node *insert(Node *node, int key) {
    if (node == NULL) {
        Node *leaf = malloc(sizeof *leaf);
        *leaf = (Node){.key = key, .height = 1};
        return leaf;
    }
    if (key < node->key)
        node->left = insert(node->left, key);
    else if (key > node->key)
        node->right = insert(node->right, key);
    return rebalance(node);
}

static Node *erase(Node *node, int key) {
    if (node == NULL)
        return NULL;
    if (key < node->key) {
        node->left = erase(node->left, key);
    } else if (key > node->key) {
        node->right = erase(node->right, key);
    } else if (node->left != NULL && node->right != NULL) {
        const Node *successor = node->right;
        while (successor->left != NULL)
            successor = successor->left;
        node->key = successor->key;
        node->right = erase(node->right, node->key);
    } else {
        Node *child = node->left != NULL ? node->left : node->right;
        free(node);
        return child;
    }
    return rebalance(node);
}

static int contains(const Node *node, int key) {
    while (node != NULL && node->key != key)
        node = key < node->key ? node->left : node->right;
    return node != NULL;
}

static int count_nodes(const Node *node) {
    return node == NULL ? 0 : 1 + count_nodes(node->left) + count_nodes(node->right);
}

/* Both listings write the keys of a subtree and return the place behind the last of them. */
static int *list_preorder(const Node *node, int *keys) {
    if (node == NULL)
        return keys;
    *keys++ = node->key;
    keys = list_preorder(node->left, keys);
    return list_preorder(node->right, keys);
}

static int *list_inorder(const Node *node, int *keys) {
    if (node == NULL)
        return keys;
    keys = list_inorder(node->left, keys);
    *keys++ = node->key;
    return list_inorder(node->right, keys);
}

static void free_tree(Node *node) {
    if (node == NULL)
        return;
    free_tree(node->left);
    free_tree(node->right);
    free(node);
}

/* The answer to a query as an allocated list, whose length goes to *size. */
static int *answer(const Node *root, const TreeOp *query, int *size) {
    if (strcmp(query->kind, "preorder") == 0 || strcmp(query->kind, "inorder") == 0) {
        *size = count_nodes(root);
        int *keys = malloc(*size * sizeof *keys);
        if (strcmp(query->kind, "preorder") == 0)
            list_preorder(root, keys);
        else
            list_inorder(root, keys);
        return keys;
    }
    *size = 1;
    int *value = malloc(sizeof *value);
    *value = strcmp(query->kind, "height") == 0 ? height(root) : contains(root, query->key);
    return value;
}

int **run_avl_tree(const TreeOp *operations, int operations_size, int *return_size,
                   int **return_col_sizes) {
    Node *root = NULL;
    int **answers = malloc(operations_size * sizeof *answers);
    int *sizes = malloc(operations_size * sizeof *sizes);
    int count = 0;
    for (int i = 0; i < operations_size; i++) {
        const TreeOp *operation = &operations[i];
        if (strcmp(operation->kind, "insert") == 0) {
            root = insert(root, operation->key);
        } else if (strcmp(operation->kind, "delete") == 0) {
            root = erase(root, operation->key);
        } else {
            answers[count] = answer(root, operation, &sizes[count]);
            count++;
        }
    }
    free_tree(root);
    *return_size = count;
    *return_col_sizes = sizes;
    return answers;
}
