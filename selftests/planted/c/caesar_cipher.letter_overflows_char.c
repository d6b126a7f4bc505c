/* Mistake: the sum of a letter and the shift does not fit into a char. */
#include <stdlib.h>
#include <string.h>

char *caesar_encrypt(const char *text, int shift) {
    /* The remainder of a negative number is negative in C; adding 26 brings it into 0..25. */
    int places = (shift % 26 + 26) % 26;
    size_t length = strlen(text);
    char *encrypted = malloc(length + 1);
    for (size_t i = 0; i < length; i++) {
        char c = text[i];
        char last = c >= 'a' && c <= 'z' ? 'z' : c >= 'A' && c <= 'Z' ? 'Z' : 0;
        if (last != 0) {
            c += places;
            if (c > last)
                c -= 26;
        }
        encrypted[i] = c;
    }
    encrypted[length] = '\0';
    return encrypted;
}
