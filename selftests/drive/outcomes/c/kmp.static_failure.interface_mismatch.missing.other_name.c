#include <stdio.h>
#include <string.h>

/* kmp_search as the library has it. */
void print_all(const char *text, const char *pattern)
{
    for (const char *at = text; (at = strstr(at, pattern)) != NULL; at++)
        printf("%td ", at - text);
}

int main(void)
{
    print_all("aabbaabaabaaabaaabababaaabaa", "aabaaab");
    return 0;
}
