#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int edit_distance(const char *a, const char *b) {
    return abs((int)strlen(a) - (int)strlen(b));
}

int main(void) {
    printf("%d\n", edit_distance("understand", "distance"));
}
