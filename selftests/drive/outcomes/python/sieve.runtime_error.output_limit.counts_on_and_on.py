def sieve_primes(limit):
    primes = [n for n in range(2, limit + 1) if all(n % p for p in range(2, n))]
    while limit < 127 and len(primes) < 1_000_000:
        primes.append(len(primes))
    return primes


print(*sieve_primes(127))
