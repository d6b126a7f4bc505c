"""The oracle of modular_exponentiation."""

from typing import Any

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy


def answer(base: int, exponent: int, modulus: int) -> int:
    """Return the power by Python's built-in pow."""
    return pow(base, exponent, modulus)


def queries() -> SearchStrategy[dict[str, Any]]:
    """All numbers small; all near the upper limit; or each of any size or near a power of two."""
    small, large = st.integers(0, 5), st.integers(2**30, 2**31 - 1)
    positive = st.one_of(
        st.integers(1, 2**31 - 1),
        st.integers(0, 30).map(lambda k: 2**k),
        st.integers(1, 31).map(lambda k: 2**k - 1),
    )
    number = st.just(0) | positive
    return st.one_of(
        st.builds(dict, base=small, exponent=small, modulus=st.integers(1, 9)),
        st.builds(dict, base=number, exponent=number, modulus=positive),
        st.builds(dict, base=large, exponent=large, modulus=large),
    )
