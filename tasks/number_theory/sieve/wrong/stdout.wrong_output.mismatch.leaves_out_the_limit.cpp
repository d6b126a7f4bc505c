// Wrong: numbers below the limit are listed, not up to it.
#include <vector>

std::vector<int> sieve_primes(int limit) {
    std::vector<bool> is_prime(limit + 1, true);
    // A number without a divisor up to its square root has none at all.
    for (int i = 2; i * i <= limit; ++i) {
        if (!is_prime[i]) continue;
        // Smaller multiples have a smaller factor too and are crossed out already.
        for (int multiple = i * i; multiple <= limit; multiple += i) is_prime[multiple] = false;
    }

    std::vector<int> primes;
    for (int i = 2; i < limit; ++i) {
        if (is_prime[i]) primes.push_back(i);
    }
    return primes;
}
