/* Mistake: a stored word is compared over its own length, not over that of the prefix. */
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

typedef struct { char *kind; char *word; } WordOp;

int *run_trie(const WordOp *operations, int operations_size, int *return_size) {
    const char **stored = malloc((operations_size + 1) * sizeof *stored);
    int *answers = malloc((operations_size + 1) * sizeof *answers);
    int stored_size = 0, count = 0;
    for (int i = 0; i < operations_size; i++) {
        const char *kind = operations[i].kind, *word = operations[i].word;
        bool found = false;
        int beginning = 0;
        for (int k = 0; k < stored_size; k++) {
            found = found || strcmp(stored[k], word) == 0;
            beginning += strncmp(stored[k], word, strlen(stored[k])) == 0;
        }
        if (strcmp(kind, "insert") != 0)
            answers[count++] = strcmp(kind, "search") == 0        ? found
                               : strcmp(kind, "starts_with") == 0 ? beginning > 0
                                                                  : beginning;
        else if (!found)
            stored[stored_size++] = word;
    }
    free(stored);
    *return_size = count;
    return answers;
}
