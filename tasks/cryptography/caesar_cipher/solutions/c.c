/*
 * Caesar cipher: every letter moves forward in its alphabet by the same number of places, and from
 * the end back to the beginning. O(n) time.
 */
#include <stdlib.h>
#include <string.h>

char *caesar_encrypt(const char *text, int shift) {
    /* The remainder of a negative number is negative in C; adding 26 brings it into 0..25. */
    int places = (shift % 26 + 26) % 26;
    size_t length = strlen(text);
    char *encrypted = malloc(length + 1);
    for (size_t i = 0; i < length; i++) {
        char c = text[i];
        if (c >= 'a' && c <= 'z')
            c = 'a' + (c - 'a' + places) % 26;
        else if (c >= 'A' && c <= 'Z')
            c = 'A' + (c - 'A' + places) % 26;
        encrypted[i] = c;
    }
    encrypted[length] = '\0';
    return encrypted;
}
