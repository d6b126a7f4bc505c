/* Wrong: row[j - 1] belongs to this character of a already, so it can be matched several times. */
#include <stdlib.h>
#include <string.h>

int longest_common_subsequence_length(const char *a, const char *b) {
    size_t length = strlen(b);
    int *row = calloc(length + 1, sizeof *row);
    for (; *a != '\0'; a++) {
        for (size_t j = 1; j <= length; j++) {
            if (*a == b[j - 1])
                row[j] = row[j - 1] + 1;
            else if (row[j - 1] > row[j])
                row[j] = row[j - 1];
        }
    }
    int result = row[length];
    free(row);
    return result;
}
