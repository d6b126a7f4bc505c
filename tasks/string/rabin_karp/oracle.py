"""Rabin-Karp by the standard library's own search, started anew behind each occurrence's start."""

from typing import Any

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy


def answer(text: str, pattern: str) -> list[int]:
    """All start positions, as str.find meets them."""
    positions = []
    start = text.find(pattern)
    while start >= 0:
        positions.append(start)
        start = text.find(pattern, start + 1)
    return positions


def queries() -> SearchStrategy[dict[str, Any]]:
    """Texts made of parts of the pattern and of other strings, and long ones for hashes to meet."""
    printable = st.characters(min_codepoint=32, max_codepoint=126)
    return st.one_of(
        _searches(st.sampled_from("ab"), 1),
        _searches(st.integers(0, 3).map("aaab".__getitem__), 3),
        _searches(printable, 1),
        # If a hash has few values, one of so many windows has that of the pattern by chance.
        st.builds(
            dict,
            text=st.text(printable, min_size=30, max_size=60),
            pattern=st.text(printable, min_size=2, max_size=4),
        ),
    )


@st.composite
def _searches(draw: st.DrawFn, character: SearchStrategy[str], least: int) -> dict[str, Any]:
    """Searches for a pattern of so many characters or up to 10, in a text of up to 10 pieces."""
    pattern = draw(st.text(character, min_size=least, max_size=10))
    cut = st.integers(0, len(pattern))
    piece = st.one_of(
        st.text(character, max_size=3),
        cut.map(lambda end: pattern[:end]),
        cut.map(lambda start: pattern[start:]),
        st.just(pattern),
    )
    pieces = draw(st.lists(piece, min_size=least - 1, max_size=10))
    return {"text": "".join(pieces), "pattern": pattern}
