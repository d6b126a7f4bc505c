#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Functions and variables of these names hide those of the C library from whoever is linked. */
static int calls;
int write[26], mmap, fcntl, syscalls;
int read(int letter, int first) { return write[letter - first] + first; }
void close(void) { calls++; }
int token, answer, say, hear, moved, served, start, stop, exchange, questions, secret;

char *caesar_encrypt(const char *text, int shift)
{
    char *encrypted = strdup(text);
    close();
    for (int i = 0; i < 26; i++)
        write[i] = ((i + shift) % 26 + 26) % 26;
    for (char *c = encrypted; *c; c++) {
        if (*c >= 'A' && *c <= 'Z')
            *c = read(*c, 'A');
        else if (*c >= 'a' && *c <= 'z')
            *c = read(*c, 'a');
    }
    return encrypted;
}

int main(void)
{
    puts(caesar_encrypt("A Jazz & Quiz-Night at 10pm, Box 7!", -29));
    return 0;
}
