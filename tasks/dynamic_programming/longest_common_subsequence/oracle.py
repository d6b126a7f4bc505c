"""Longest Common Subsequence by a longest chain of pairs of equal characters.

Each pair of equal characters can follow those that lie before it in both strings. The length of a
longest chain is found level by level: level k keeps, of all chains of k pairs, those places at
which none ends earlier in both strings.
"""

from bisect import bisect_left
from typing import Any

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy


def answer(a: str, b: str) -> int:
    """The number of levels that are not empty."""
    pairs = [(i, j) for i, x in enumerate(a) for j, y in enumerate(b) if x == y]
    level = {(-1, -1)}
    length = 0
    while level:
        reached = {
            (i, j) for i, j in pairs if any(before < i and left < j for before, left in level)
        }
        level = {
            (i, j)
            for i, j in reached
            if not any(p <= i and q <= j and (p, q) != (i, j) for p, q in reached)
        }
        length += 1
    return length - 1


def large(a: str, b: str) -> int:
    """The same: a longest rise among the places in b at which the characters of a stand."""
    places: dict[str, list[int]] = {}
    for j, y in enumerate(b):
        places.setdefault(y, []).insert(0, j)
    ends: list[int] = []
    for x in a:
        for j in places.get(x, ()):
            at = bisect_left(ends, j)
            ends[at : at + 1] = [j]
    return len(ends)


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
