#include <stdio.h>
#include <string.h>

long *kmp_search(const char *restrict text, const char *restrict pattern, long *return_size)
{
    static long positions[100000], border[100000];
    const long n = strlen(text), m = strlen(pattern);
    *return_size = 0;
    for (long i = 1, k = 0; i < m; i++) {
        while (k > 0 && pattern[i] != pattern[k])
            k = border[k - 1];
        border[i] = k += pattern[i] == pattern[k];
    }
    for (long i = 0, k = 0; i < n; i++) {
        while (k > 0 && (k == m || text[i] != pattern[k]))
            k = border[k - 1];
        k += text[i] == pattern[k];
        if (k == m)
            positions[(*return_size)++] = i - m + 1;
    }
    return *return_size ? positions : NULL;
}

int main(void)
{
    long size, *positions = kmp_search("aabbaabaabaaabaaabababaaabaa", "aabaaab", &size);
    if (size == 0)
        printf("NONE");
    for (long i = 0; i < size; i++)
        printf("%ld ", positions[i]);
    return 0;
}
