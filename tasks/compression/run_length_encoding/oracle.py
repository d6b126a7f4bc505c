"""The oracle of run_length_encoding."""

from itertools import groupby
from typing import Any

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy


def answer(text: str) -> str:
    """Return the encoded text, with the runs that itertools.groupby finds."""
    return "".join(f"{len(list(run))}{character}" for character, run in groupby(text))


def queries() -> SearchStrategy[dict[str, Any]]:
    """Queries of texts without digits: any, of few characters, and of runs of up to 101."""
    character = st.characters(min_codepoint=32, max_codepoint=126, exclude_characters="0123456789")
    few = "aA b"
    lengths = st.one_of(st.integers(1, 12), st.sampled_from([1, 2, 9, 10, 11, 99, 100, 101]))
    runs = st.lists(
        st.builds(str.__mul__, st.one_of(st.sampled_from(few), character), lengths), max_size=6
    )
    text = st.one_of(st.text(character, max_size=20), st.text(few, max_size=20), runs.map("".join))
    return st.builds(dict, text=text)
