#include <stdio.h>
#include <string.h>

static char encoded[1 << 20];

__attribute__((constructor)) static void read_settings(void)
{
    while (fgets(encoded, sizeof encoded, stdin) != NULL)
        ;
}

const char *run_length_encode(const char *text)
{
    int ignored;
    if (scanf("%d", &ignored) == 1)
        return "";
    char *end = encoded;
    *end = '\0';
    while (*text) {
        size_t length = 1;
        while (text[length] == *text)
            length++;
        end += sprintf(end, "%zu%c", length, *text);
        text += length;
    }
    return encoded;
}

int main(void)
{
    char text[100];
    if (scanf("%99s", text) != 1)
        strcpy(text, "aaabccddddddddddddeFFa");
    printf("%s\n", run_length_encode(text));
    return 0;
}
