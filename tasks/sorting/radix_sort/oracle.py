"""Radix Sort by the sort of the standard library."""

from typing import Any

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy


def answer(values: list[int]) -> list[int]:
    """The values as Python's own sort orders them."""
    return sorted(values)


def queries() -> SearchStrategy[dict[str, Any]]:
    """Up to 20 values: any, short, around powers of ten or of 256, in order, in reverse order."""
    value = st.integers(0, 2**31 - 1)
    near = st.builds(
        lambda base, k, d: base**k + d,
        st.sampled_from((10, 256)),
        st.integers(0, 3),
        st.integers(-1, 1),
    )
    lists = st.one_of(
        st.lists(value, max_size=20),
        st.lists(st.integers(0, 120), min_size=4, max_size=20),
        st.lists(st.one_of(near, st.integers(0, 9), value), min_size=4, max_size=20),
    )
    ordered, reverse = lists.map(sorted), lists.map(lambda values: sorted(values, reverse=True))
    return st.fixed_dictionaries({"values": st.one_of(lists, ordered, reverse)})
