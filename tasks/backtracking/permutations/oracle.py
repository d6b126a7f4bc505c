"""The oracle of permutations."""

from itertools import permutations
from typing import Any

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy


def answer(items: list[int]) -> list[list[int]]:
    """Return what itertools.permutations gives, as a sorted set."""
    return [list(arrangement) for arrangement in sorted(set(permutations(items)))]


def queries() -> SearchStrategy[dict[str, Any]]:
    """Queries of up to six items: any values, few values that repeat, and values of all lengths."""
    extremes = st.sampled_from([-1000, -999, -10, -9, -1, 0, 1, 9, 10, 11, 100, 1000])
    items = st.one_of(
        st.lists(st.integers(-1000, 1000), min_size=1, max_size=5),
        st.lists(st.integers(-1, 1), min_size=1, max_size=6),
        st.lists(extremes, min_size=1, max_size=5),
    )
    return st.builds(dict, items=items)
