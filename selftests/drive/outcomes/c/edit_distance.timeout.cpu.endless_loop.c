#include <stdio.h>
#include <string.h>

static unsigned least(unsigned a, unsigned b) { return a < b ? a : b; }

int edit_distance(const char *a, const char *b)
{
    const unsigned m = strlen(a), n = strlen(b);
    volatile unsigned row[n + 1];
    for (unsigned j = 0; j <= n; j++)
        row[j] = j;
    /* Without a single character in a there is no end. */
    for (unsigned i = 0; i <= m - 1; i++) {
        unsigned diagonal = row[0];
        row[0] = i + 1;
        for (unsigned j = 1; j <= n && m > 0; j++) {
            unsigned replaced = diagonal + (a[i] != b[j - 1]);
            diagonal = row[j];
            row[j] = least(replaced, 1 + least(row[j], row[j - 1]));
        }
        i -= m == 0;
    }
    return row[n];
}

int main(void)
{
    printf("%d\n", edit_distance("understand", "distance"));
    return 0;
}
