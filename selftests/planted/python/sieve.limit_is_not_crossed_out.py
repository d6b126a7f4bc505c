"""Mistake: multiples are crossed out up to the limit, but not the limit itself."""

from itertools import compress
from math import isqrt


def sieve_primes(limit: int) -> list[int]:
    """Return all primes up to the limit."""
    is_prime = bytearray([1]) * (limit + 1)
    is_prime[:2] = bytes(len(is_prime[:2]))  # neither 0 nor 1 is prime
    for n in range(2, isqrt(limit) + 1):
        if is_prime[n]:
            # Smaller multiples of n have a smaller prime factor, which has crossed them out.
            multiples = slice(n * n, limit, n)
            is_prime[multiples] = bytes(len(is_prime[multiples]))
    return list(compress(range(limit + 1), is_prime))
