#include <stdio.h>

int main(void) {
    puts("6");
    return 0;
}
