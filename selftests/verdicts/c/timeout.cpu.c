#include <stdio.h>

int edit_distance(const char *a, const char *b) {
    for (volatile int step = 0; a != b; step ^= 1) {
    }
    return 0;
}

int main(void) {
    printf("%d\n", edit_distance("understand", "distance"));
}
