"""The right answer by comparing the pattern with the text at every place."""

from typing import Any

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy


def answer(text: str, pattern: str) -> list[int]:
    """All places at which the pattern occurs, in ascending order."""
    return [start for start in range(len(text)) if text.startswith(pattern, start)]


def queries() -> SearchStrategy[dict[str, Any]]:
    """Texts made of parts of the pattern and of other strings, over two letters or more."""
    two, runs = st.sampled_from("ab"), st.integers(0, 3).map("aaab".__getitem__)
    return st.one_of(
        _searches(two, 1),
        _searches(two, 4),
        _searches(two, 6),
        _searches(runs, 4),
        # Programs may take these for characters that never occur.
        _searches(two, 2, ("#", "$")),
        _searches(st.characters(min_codepoint=32, max_codepoint=126), 1),
    )


@st.composite
def _searches(
    draw: st.DrawFn, character: SearchStrategy[str], least: int, between: tuple[str, ...] = ("",)
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
    return {"text": draw(st.sampled_from(between)).join(pieces), "pattern": pattern}
