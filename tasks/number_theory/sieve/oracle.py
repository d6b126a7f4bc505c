"""The oracle of sieve."""

from math import isqrt
from typing import Any

import numpy as np
from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy


def answer(limit: int) -> list[int]:
    """Return the primes by trial division."""
    return [n for n in range(2, limit + 1) if all(n % d for d in range(2, isqrt(n) + 1))]


def large(limit: int) -> list[int]:
    """Return the primes: what no smaller number than its root divides, row by row of multiples."""
    prime = np.ones(limit + 1, dtype=bool)
    prime[:2] = False
    for n in range(2, isqrt(limit) + 1):
        prime[n * n :: n] = False
    return np.flatnonzero(prime).tolist()


def queries() -> SearchStrategy[dict[str, Any]]:
    """Limits up to 2000, small ones and neighbours of squares above all."""
    around_squares = st.builds(lambda n, d: n * n + d, st.integers(1, 44), st.integers(-1, 1))
    return st.fixed_dictionaries(
        {"limit": st.one_of(st.integers(0, 60), around_squares, st.integers(0, 2000))}
    )
