"""The right answer by the standard library, never by the reference's own way."""

from typing import Any

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy


def answer(values: list[int], target: int) -> int:
    """The position by a scan of the whole list."""
    return values.index(target) if target in values else -1


def queries() -> SearchStrategy[dict[str, Any]]:
    """Up to 12 ascending values; the target is one of them, near one of them, or anything."""
    return st.lists(st.integers(-50, 50), max_size=12, unique=True).map(sorted).flatmap(_targets)


def _targets(values: list[int]) -> SearchStrategy[dict[str, Any]]:
    anything = st.integers(-60, 60)
    near = (
        st.builds(int.__add__, st.sampled_from(values), st.integers(-1, 1)) if values else anything
    )
    return st.fixed_dictionaries(
        {"values": st.just(values), "target": st.one_of(near, near, anything)}
    )
