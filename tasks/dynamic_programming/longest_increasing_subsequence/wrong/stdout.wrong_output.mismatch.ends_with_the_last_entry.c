/* Wrong: the answer is for subsequences that end with the last entry, not the greatest of all. */
#include <stdlib.h>

int longest_increasing_subsequence_length(const int *values, int values_size) {
    if (values_size == 0)
        return 0;
    int *length = malloc(values_size * sizeof *length);
    for (int i = 0; i < values_size; i++) {
        length[i] = 1;
        for (int j = 0; j < i; j++) {
            if (values[j] < values[i] && length[j] + 1 > length[i])
                length[i] = length[j] + 1;
        }
    }
    int result = length[values_size - 1];
    free(length);
    return result;
}
