"""Counting Sort by the sort of the standard library."""

from typing import Any

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy


def answer(values: list[int]) -> list[int]:
    """The values as Python's own sort orders them."""
    return sorted(values)


def queries() -> SearchStrategy[dict[str, Any]]:
    """Up to 20 values: any, of few kinds, in order and in reverse order."""
    value, few = st.integers(-1000, 1000), st.integers(-2, 2)
    lists = st.one_of(
        st.lists(value, max_size=20),
        st.lists(few, min_size=4, max_size=20),
        st.lists(value, min_size=8, max_size=20),
    )
    ordered, reverse = lists.map(sorted), lists.map(lambda values: sorted(values, reverse=True))
    return st.fixed_dictionaries({"values": st.one_of(lists, ordered, reverse)})
