/* Wrong: behind the last letter of the key nothing is encrypted any more. */
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

/* The place of a letter in the alphabet, 0..25, in either case. */
static int place_of(char letter) {
    return tolower((unsigned char)letter) - 'a';
}

char *vigenere_encrypt(const char *text, const char *key) {
    size_t length = strlen(text);
    char *encrypted = malloc(length + 1);
    const char *next = key;
    for (size_t i = 0; i < length; i++) {
        char c = text[i];
        if (isalpha((unsigned char)c) && *next != '\0') {
            char first = isupper((unsigned char)c) ? 'A' : 'a';
            c = first + (place_of(c) + place_of(*next)) % 26;
            next++;
        }
        encrypted[i] = c;
    }
    encrypted[length] = '\0';
    return encrypted;
}
