#include <stdio.h>

int edit_distance(const char *a, const char *b) {
    volatile int *nowhere = NULL;
    return *nowhere + a[0] + b[0];
}

int main(void) {
    printf("%d\n", edit_distance("understand", "distance"));
}
