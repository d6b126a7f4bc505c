"""The oracle of extended_gcd."""

import math
from typing import Any

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy


def answer(a: int, b: int) -> list[int]:
    """Return g by math.gcd and x by Python's modular inverse, moved to the least absolute value."""
    g = math.gcd(a, b)
    p, q = a // g, b // g
    # The solutions x are the inverses of p modulo q. The least one that is not negative competes
    # with its neighbour below 0, and wins a tie.
    x = pow(p, -1, q)
    x = min(x, x - q, key=lambda value: (abs(value), -value))
    return [g, x, (1 - p * x) // q]


def queries() -> SearchStrategy[dict[str, Any]]:
    """Small numbers, large ones, multiples of a common factor, and neighbours of Fibonacci's."""
    small, factor, large = st.integers(1, 40), st.integers(1, 1000), st.integers(1, 10**6)
    pairs = st.one_of(
        st.tuples(small, small),
        st.builds(lambda g, p, q: (g * p, g * q), factor, factor, factor),
        st.tuples(large, large),
        st.integers(1, 28).map(_fibonacci_neighbours).flatmap(st.permutations),
    )
    return pairs.map(lambda pair: {"a": pair[0], "b": pair[1]})


def _fibonacci_neighbours(index: int) -> tuple[int, int]:
    """Return two neighbours, which make Euclid's algorithm longest; below 10^6 up to index 28."""
    a, b = 1, 1
    for _ in range(index):
        a, b = b, a + b
    return a, b
