"""The oracle of modular_exponentiation."""

from typing import Any

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy


def answer(base: int, exponent: int, modulus: int) -> int:
    """Return the power by Python's built-in pow."""
    return pow(base, exponent, modulus)


def queries() -> SearchStrategy[dict[str, Any]]:
    """Each number small, of any size, or a power of two or one less; base and exponent also 0."""
    powers = st.one_of(
        st.integers(0, 30).map(lambda k: 2**k), st.integers(1, 31).map(lambda k: 2**k - 1)
    )
    positive = st.one_of(st.integers(1, 20), st.integers(1, 2**31 - 1), powers)
    number = st.one_of(st.integers(0, 20), st.integers(0, 2**31 - 1), powers)
    return st.builds(dict, base=number, exponent=number, modulus=positive)
