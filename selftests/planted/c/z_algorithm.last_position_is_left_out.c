/* Mistake: the last position where the pattern fits is not looked at. */
#include <stdlib.h>
#include <string.h>

static int *make_z(const char *string, int length) {
    int *z = malloc(length * sizeof *z);
    z[0] = length;
    /* string[left..right-1] is the match that ends furthest to the right. */
    int left = 0, right = 0;
    for (int i = 1; i < length; i++) {
        int agreed = 0;
        if (i < right) {
            /* Inside that match the string repeats its beginning: the value there is known. */
            agreed = z[i - left];
            if (agreed > right - i)
                agreed = right - i; /* but behind the match nothing is */
        }
        while (i + agreed < length && string[agreed] == string[i + agreed])
            agreed++;
        if (i + agreed > right) {
            left = i;
            right = i + agreed;
        }
        z[i] = agreed;
    }
    return z;
}

int *z_search(const char *text, const char *pattern, int *return_size) {
    int n = (int)strlen(text), m = (int)strlen(pattern);
    /* No separator: where more than the pattern agrees, the pattern does. */
    char *joined = malloc(m + n + 1);
    memcpy(joined, pattern, m);
    memcpy(joined + m, text, n + 1);
    int *z = make_z(joined, m + n);

    int *positions = malloc((n + 1) * sizeof *positions);
    int count = 0;
    for (int i = 0; i < n - m; i++) {
        if (z[m + i] >= m)
            positions[count++] = i;
    }
    free(z);
    free(joined);
    *return_size = count;
    return positions;
}
