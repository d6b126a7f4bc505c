/*
 * Longest common subsequence by dynamic programming over prefixes. If the last characters are
 * equal, they can be matched with each other; if not, one of them can be dropped. O(|a| * |b|)
 * time; one row of the table is enough, so the space is O(|b|).
 */
#include <stdlib.h>
#include <string.h>

int longest_common_subsequence_length(const char *a, const char *b) {
    size_t length = strlen(b);
    /* row[j] is the answer for the part of a that was read and the first j characters of b. */
    int *row = calloc(length + 1, sizeof *row);
    for (; *a != '\0'; a++) {
        int diagonal = 0; /* row[j - 1] as it was before this character of a */
        for (size_t j = 1; j <= length; j++) {
            int above = row[j];
            if (*a == b[j - 1])
                row[j] = diagonal + 1;
            else if (row[j - 1] > above)
                row[j] = row[j - 1];
            diagonal = above;
        }
    }
    int result = row[length];
    free(row);
    return result;
}
