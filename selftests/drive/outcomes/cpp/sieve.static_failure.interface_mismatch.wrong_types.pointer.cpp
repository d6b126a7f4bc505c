#include <iostream>
#include <vector>

std::vector<int> sieve_primes(int* limit) {
    std::vector<int> primes;
    for (int i = 2; i <= *limit; i++) {
        bool is_prime = true;
        for (int prime : primes) is_prime = is_prime && i % prime != 0;
        if (is_prime) primes.push_back(i);
    }
    return primes;
}

int main() {
    int limit = 127;
    for (int prime : sieve_primes(&limit)) std::cout << prime << " ";
}
