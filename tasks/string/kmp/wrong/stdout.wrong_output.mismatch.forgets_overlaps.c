/* Wrong: starts over after an occurrence, though the next one may overlap it. */
#include <stdlib.h>
#include <string.h>

/* border[i] is the length of the longest proper prefix of pattern[0..i] that is its suffix too. */
static int *make_borders(const char *pattern, int length) {
    int *border = malloc(length * sizeof *border);
    border[0] = 0;
    for (int i = 1, matched = 0; i < length; i++) {
        while (matched > 0 && pattern[i] != pattern[matched])
            matched = border[matched - 1];
        if (pattern[i] == pattern[matched])
            matched++;
        border[i] = matched;
    }
    return border;
}

int *kmp_search(const char *text, const char *pattern, int *return_size) {
    int n = (int)strlen(text), m = (int)strlen(pattern);
    int *border = make_borders(pattern, m);
    int *positions = malloc(n * sizeof *positions); /* at most one occurrence ends at each place */
    int count = 0;
    for (int i = 0, matched = 0; i < n; i++) {
        while (matched > 0 && text[i] != pattern[matched])
            matched = border[matched - 1];
        if (text[i] == pattern[matched])
            matched++;
        if (matched == m) {
            positions[count++] = i - m + 1;
            matched = 0;
        }
    }
    free(border);
    *return_size = count;
    return positions;
}
