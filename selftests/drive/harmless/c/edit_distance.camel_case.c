#include <stdio.h>
#include <string.h>

static inline size_t least(size_t a, size_t b) { return a < b ? a : b; }

static size_t editDistance(char a[], char b[])
{
    const size_t m = strlen(a), n = strlen(b);
    size_t row[n + 1];
    for (size_t j = 0; j <= n; j++)
        row[j] = j;
    for (size_t i = 1; i <= m; i++) {
        size_t diagonal = row[0];
        row[0] = i;
        for (size_t j = 1; j <= n; j++) {
            const size_t replaced = diagonal + (a[i - 1] != b[j - 1]);
            diagonal = row[j];
            row[j] = least(replaced, 1 + least(row[j], row[j - 1]));
        }
    }
    return row[n];
}

int main(void)
{
    char a[] = "understand", b[] = "distance";
    printf("%zu\n", editDistance(a, b));
    return 0;
}
