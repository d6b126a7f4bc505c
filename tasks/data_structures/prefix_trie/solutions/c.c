/*
 * Trie: a tree whose edges are letters, so that words that begin alike share the way from the root.
 * Each node counts the words whose way leads through it. O(length of the word) per operation.
 */
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

typedef struct { char *kind; char *word; } WordOp;

/* Children are linked to each other instead of in a table: most nodes have only one or two. */
typedef struct Node {
    char letter;  /* on the edge that leads here */
    bool is_word; /* whether a stored word ends here */
    int words;    /* how many stored words end here or below */
    struct Node *first_child, *next_sibling;
} Node;

static Node *make_node(char letter) {
    Node *node = malloc(sizeof *node);
    *node = (Node){.letter = letter};
    return node;
}

static void free_tree(Node *node) {
    while (node != NULL) {
        Node *next = node->next_sibling;
        free_tree(node->first_child);
        free(node);
        node = next;
    }
}

static Node *child(const Node *node, char letter) {
    Node *c = node->first_child;
    while (c != NULL && c->letter != letter)
        c = c->next_sibling;
    return c;
}

/* The node that the word leads to, NULL if no stored word begins with it. */
static Node *find(Node *root, const char *word) {
    Node *node = root;
    for (; node != NULL && *word != '\0'; word++)
        node = child(node, *word);
    return node;
}

static bool contains(Node *root, const char *word) {
    const Node *node = find(root, word);
    return node != NULL && node->is_word;
}

static void insert(Node *root, const char *word) {
    if (contains(root, word))
        return; /* it must not be counted a second time */
    Node *node = root;
    for (; *word != '\0'; word++) {
        Node *next = child(node, *word);
        if (next == NULL) {
            next = make_node(*word);
            next->next_sibling = node->first_child;
            node->first_child = next;
        }
        node = next;
        node->words++;
    }
    node->is_word = true;
}

int *run_trie(const WordOp *operations, int operations_size, int *return_size) {
    Node *root = make_node('\0');
    int *answers = malloc((operations_size + 1) * sizeof *answers);
    int count = 0;
    for (int i = 0; i < operations_size; i++) {
        const WordOp *op = &operations[i];
        if (strcmp(op->kind, "insert") == 0) {
            insert(root, op->word);
        } else if (strcmp(op->kind, "search") == 0) {
            answers[count++] = contains(root, op->word);
        } else if (strcmp(op->kind, "starts_with") == 0) {
            answers[count++] = find(root, op->word) != NULL;
        } else {
            const Node *node = find(root, op->word);
            answers[count++] = node != NULL ? node->words : 0;
        }
    }
    free_tree(root);
    *return_size = count;
    return answers;
}
