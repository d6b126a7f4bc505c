/* Wrong: the length is written as a single digit. */
#include <stdlib.h>
#include <string.h>

char *run_length_encode(const char *text) {
    /* The longest result has two characters for each one, where no two neighbours are equal; longer
       runs need less: no number has more digits than its run has characters. */
    char *encoded = malloc(2 * strlen(text) + 1);
    char *out = encoded;
    while (*text != '\0') {
        const char *end = text + 1;
        while (*end == *text) /* stops at the latest at the final zero */
            end++;
        *out++ = (char)('0' + (end - text));
        *out++ = *text;
        text = end;
    }
    *out = '\0';
    return encoded;
}
