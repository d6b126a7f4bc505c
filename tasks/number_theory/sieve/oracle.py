"""The oracle of sieve."""

from math import isqrt


def answer(limit: int) -> list[int]:
    """Return the primes by trial division."""
    return [n for n in range(2, limit + 1) if all(n % d for d in range(2, isqrt(n) + 1))]
