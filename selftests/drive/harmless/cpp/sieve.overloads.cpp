#include <iostream>
#include <vector>

void sieve_primes(std::vector<bool>& composite) {
    for (size_t i = 2; i * i < composite.size(); i++)
        if (!composite[i])
            for (size_t j = i * i; j < composite.size(); j += i) composite[j] = true;
}

std::vector<int> sieve_primes(int limit, bool verbose = false) {
    std::vector<bool> composite(limit + 1);
    sieve_primes(composite);
    std::vector<int> primes;
    for (int i = 2; i <= limit; i++)
        if (!composite[i]) primes.push_back(i);
    if (verbose) std::cout << primes.size() << " primes\n";
    return primes;
}

int main() {
    for (int prime : sieve_primes(127)) std::cout << prime << " ";
}
