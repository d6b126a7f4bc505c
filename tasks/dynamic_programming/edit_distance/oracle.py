"""The right answer by a search for a shortest path, without a table.

A place is how much of either string is done. Equal characters are passed for free, which is never
worse than a change there; each change is a step to up to three other places.
"""

from typing import Any

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy


def answer(a: str, b: str) -> int:
    """The number of steps, counted by breadth-first search."""
    places = {_past_equal(a, b, 0, 0)}
    seen = set(places)
    steps = 0
    while (len(a), len(b)) not in places:
        steps += 1
        places = {
            _past_equal(a, b, i + di, j + dj)
            for i, j in places
            for di, dj in ((1, 0), (0, 1), (1, 1))
            if i + di <= len(a) and j + dj <= len(b)
        } - seen
        seen |= places
    return steps


def queries() -> SearchStrategy[dict[str, Any]]:
    """Queries of two texts: any printable ones, of few letters, and with their parts moved."""
    printable = st.text(st.characters(min_codepoint=32, max_codepoint=126), max_size=12)
    few = st.text("ab", max_size=12)
    cut = st.builds(
        lambda place, text: [text[:place], text[place:]],
        st.integers(0, 12),
        st.text("abc", min_size=5, max_size=20),
    )
    part = st.text("abc", max_size=4)
    moved = st.builds(
        lambda start, middle, end: [start + middle + end, end + middle + start],
        st.text("ab", min_size=1, max_size=4),
        part,
        part,
    )
    pairs = st.one_of(st.tuples(printable, printable), st.tuples(few, few), cut, moved)
    return pairs.map(lambda pair: {"a": pair[0], "b": pair[1]})


def _past_equal(a: str, b: str, i: int, j: int) -> tuple[int, int]:
    """Return the place behind all equal characters that follow."""
    while i < len(a) and j < len(b) and a[i] == b[j]:
        i, j = i + 1, j + 1
    return i, j
