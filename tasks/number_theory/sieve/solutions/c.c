/*
 * Sieve of Eratosthenes: what is left after the multiples of every prime have been crossed out is
 * prime. O(limit log log limit) time.
 */
#include <stdbool.h>
#include <stdlib.h>

int *sieve_primes(int limit, int *return_size) {
    bool *composite = calloc(limit + 1, sizeof *composite);
    int count = 0;
    for (int i = 2; i <= limit; i++) {
        if (composite[i])
            continue;
        count++;
        /* Smaller multiples have a smaller factor too and are crossed out already. */
        for (long long multiple = (long long)i * i; multiple <= limit; multiple += i)
            composite[multiple] = true;
    }

    int *primes = malloc(count * sizeof *primes);
    int size = 0;
    for (int i = 2; i <= limit; i++)
        if (!composite[i])
            primes[size++] = i;
    free(composite);
    *return_size = size;
    return primes;
}
