#include <stdio.h>

static int least(int a, int b) { return a < b ? a : b; }

int edit_distance(const char *a, int m, const char *b, int n)
{
    if (m == 0 || n == 0)
        return m + n;
    if (a[m - 1] == b[n - 1])
        return edit_distance(a, m - 1, b, n - 1);
    return 1 + least(edit_distance(a, m - 1, b, n),
                     least(edit_distance(a, m, b, n - 1), edit_distance(a, m - 1, b, n - 1)));
}

int main(void)
{
    printf("%d\n", edit_distance("understand", 10, "distance", 8));
    return 0;
}
