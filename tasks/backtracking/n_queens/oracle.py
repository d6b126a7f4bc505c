"""The oracle of n_queens."""

from itertools import permutations
from typing import Any

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy


def answer(n: int) -> list[list[int]]:
    """Return those permutations of the columns that have no two squares on one diagonal."""
    return [
        list(columns)
        for columns in permutations(range(n))
        if len({row + column for row, column in enumerate(columns)}) == n
        and len({row - column for row, column in enumerate(columns)}) == n
    ]


def queries() -> SearchStrategy[dict[str, Any]]:
    """Queries for every board that has at most 7 x 7 squares."""
    return st.builds(dict, n=st.integers(1, 7))
