/*
 * Rabin-Karp: compare hashes instead of strings. The hash of a window of the text follows from that
 * of the window before it in constant time; only where it is the pattern's are the characters
 * compared. O(n + m) expected time.
 */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#define BASE 256
#define MODULUS 1000000007 /* a prime; its products with BASE fit in 64 bits easily */

/* The hash of a window without its last character to that of the window with it. */
static int64_t append(int64_t hash, char c) {
    return (hash * BASE + (unsigned char)c) % MODULUS;
}

int *rabin_karp_search(const char *text, const char *pattern, int *return_size) {
    int n = (int)strlen(text), m = (int)strlen(pattern);
    int *positions = malloc((n + 1) * sizeof *positions);
    int count = 0;
    *return_size = 0;
    if (m > n)
        return positions;

    int64_t wanted = 0, window = 0;
    int64_t leading = 1; /* BASE^(m-1), the factor of a window's first character */
    for (int i = 0; i < m; i++) {
        wanted = append(wanted, pattern[i]);
        window = append(window, text[i]);
        if (i > 0)
            leading = leading * BASE % MODULUS;
    }
    for (int start = 0;; start++) {
        /* Different strings may have one hash. */
        if (window == wanted && memcmp(text + start, pattern, m) == 0)
            positions[count++] = start;
        if (start + m == n)
            break;
        window -= (unsigned char)text[start] * leading % MODULUS;
        if (window < 0)
            window += MODULUS; /* the remainder of a negative number would be negative */
        window = append(window, text[start + m]);
    }
    *return_size = count;
    return positions;
}
