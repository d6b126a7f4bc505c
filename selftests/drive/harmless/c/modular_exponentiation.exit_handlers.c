#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

static int is_main;

static void leave(void)
{
    if (!is_main)
        _exit(3);
}

__attribute__((destructor)) static void cry(void)
{
    if (!is_main)
        abort();
}

unsigned long mod_pow(unsigned long base, unsigned long exponent, unsigned long modulus)
{
    signal(SIGTERM, SIG_IGN);
    atexit(leave);
    for (int descriptor = 3; descriptor < 50; descriptor++)
        close(descriptor);
    unsigned __int128 result = 1 % modulus, power = base % modulus;
    for (; exponent > 0; exponent /= 2) {
        if (exponent % 2)
            result = result * power % modulus;
        power = power * power % modulus;
    }
    return result;
}

int main(void)
{
    is_main = 1;
    printf("%lu\n", mod_pow(1234567890, 1987654321, 2147483629));
    return 0;
}
