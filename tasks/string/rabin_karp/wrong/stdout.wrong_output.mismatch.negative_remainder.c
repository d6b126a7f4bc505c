/* Wrong: in C the remainder of a negative number is negative, so equal windows have two hashes. */
#include <stdlib.h>
#include <string.h>

#define BASE 256
#define MODULUS 101

int *rabin_karp_search(const char *text, const char *pattern, int *return_size) {
    int n = (int)strlen(text), m = (int)strlen(pattern);
    int *positions = malloc((n + 1) * sizeof *positions);
    int count = 0;
    *return_size = 0;
    if (m > n)
        return positions;

    int wanted = 0, window = 0, leading = 1;
    for (int i = 0; i < m; i++) {
        wanted = (wanted * BASE + pattern[i]) % MODULUS;
        window = (window * BASE + text[i]) % MODULUS;
        if (i > 0)
            leading = leading * BASE % MODULUS;
    }
    for (int start = 0; start + m <= n; start++) {
        if (window == wanted && memcmp(text + start, pattern, m) == 0)
            positions[count++] = start;
        if (start + m < n)
            window = ((window - text[start] * leading) * BASE + text[start + m]) % MODULUS;
    }
    *return_size = count;
    return positions;
}
