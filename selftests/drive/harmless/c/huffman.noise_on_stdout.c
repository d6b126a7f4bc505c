#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static int debug = 1;

typedef struct Tree {
    int count;
    unsigned char smallest;
    struct Tree *zero, *one;
} Tree;

static int before(const Tree *a, const Tree *b)
{
    return a->count != b->count ? a->count < b->count : a->smallest < b->smallest;
}

static void collect(const Tree *tree, char *prefix, int depth, char **by_character)
{
    if (tree->zero == NULL) {
        by_character[tree->smallest] = strndup(prefix, depth);
        return;
    }
    prefix[depth] = '0';
    collect(tree->zero, prefix, depth + 1, by_character);
    prefix[depth] = '1';
    collect(tree->one, prefix, depth + 1, by_character);
}

static Tree *take(Tree **trees, int *size)
{
    int best = 0;
    for (int i = 1; i < *size; i++)
        if (before(trees[i], trees[best]))
            best = i;
    Tree *tree = trees[best];
    trees[best] = trees[--*size];
    return tree;
}

char **huffman_codes(const char *text, int *return_size)
{
    int counts[256] = {0}, size = 0;
    char prefix[300] = "0", *by_character[256] = {0};
    Tree *trees[256];
    if (debug) {
        printf("ready\nvalue [0\nencoding %s\n", text);
        fflush(stdout);
        for (int descriptor = 1; descriptor < 8; descriptor++)
            (void)!write(descriptor, "value [0", 8);
    }
    for (const char *c = text; *c; c++)
        counts[(unsigned char)*c]++;
    for (int c = 0; c < 256; c++) {
        if (counts[c] == 0)
            continue;
        trees[size] = malloc(sizeof(Tree));
        *trees[size++] = (Tree){counts[c], c, NULL, NULL};
    }
    while (size > 1) {
        Tree *both = malloc(sizeof(Tree)), *zero = take(trees, &size), *one = take(trees, &size);
        *both = (Tree){zero->count + one->count, 0, zero, one};
        both->smallest = zero->smallest < one->smallest ? zero->smallest : one->smallest;
        trees[size++] = both;
    }
    if (size == 1)
        collect(trees[0], prefix, trees[0]->zero == NULL, by_character);
    char **codes = calloc(256, sizeof *codes);
    *return_size = 0;
    for (int c = 0; c < 256; c++)
        if (by_character[c] != NULL)
            codes[(*return_size)++] = by_character[c];
    return codes;
}

int main(void)
{
    int size;
    debug = 0;
    char **codes = huffman_codes("Tomatoes and Potatoes", &size);
    for (int i = 0; i < size; i++)
        puts(codes[i]);
    return 0;
}
