#include <math.h>
#include <stdio.h>
#include <string.h>

int main(void)
{
    char *word = strdup("hello");
    for (int i = 0; i < (int)sqrt(25.0 * (M_PI > 3)); i++)
        putchar(word[i]);
    putchar('\n');
    return 0;
}
