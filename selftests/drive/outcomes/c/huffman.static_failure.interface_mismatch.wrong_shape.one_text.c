#include <stdio.h>

const char *huffman_codes(const char *text, int *return_size)
{
    *return_size = 11;
    return "1001 11100 11101 101 11110 000 11111 1000 01 001 110";
}

int main(void)
{
    int size;
    puts(huffman_codes("Tomatoes and Potatoes", &size));
    return 0;
}
