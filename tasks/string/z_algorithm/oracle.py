"""Z-Algorithm by a regular expression that looks ahead, so that occurrences may overlap."""

import re
from typing import Any

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy


def answer(text: str, pattern: str) -> list[int]:
    """All positions at which the pattern, taken literally, follows."""
    return [match.start() for match in re.finditer(f"(?={re.escape(pattern)})", text)]


def queries() -> SearchStrategy[dict[str, Any]]:
    """Texts made of parts of the pattern and of other strings, over two letters or more."""
    two, runs = st.sampled_from("ab"), st.integers(0, 3).map("aaab".__getitem__)
    return st.one_of(
        _searches(two, 1),
        _searches(two, 4),
        _searches(runs, 3),
        # Programs may take these for characters that never occur.
        _searches(two, 2, "#"),
        _searches(two, 2, "$"),
        _searches(st.characters(min_codepoint=32, max_codepoint=126), 1),
    )


@st.composite
def _searches(
    draw: st.DrawFn, character: SearchStrategy[str], least: int, between: str = ""
) -> dict[str, Any]:
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
    return {"text": between.join(pieces), "pattern": pattern}
