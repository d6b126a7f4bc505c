#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *last_character(const char *text)
{
    return *text ? text + strlen(text) - 1 : NULL;
}

char *run_length_encode(const char *text)
{
    char *encoded = calloc(12 * strlen(text) + 1, 1), *end = encoded;
    const char *last = last_character(text);
    volatile char final = *last;
    for (int length = 1; *text; text++, length++) {
        if (text != last && text[1] == *text)
            continue;
        end += sprintf(end, "%d%c", length, text == last ? final : *text);
        length = 0;
    }
    return encoded;
}

int main(void)
{
    puts(run_length_encode("aaabccddddddddddddeFFa"));
    return 0;
}
