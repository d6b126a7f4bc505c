"""The oracle of vigenere."""

from itertools import cycle
from string import ascii_letters, ascii_lowercase, ascii_uppercase
from typing import Any

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy


def answer(text: str, key: str) -> str:
    """Return the encrypted text, looking each letter up in the alphabet of its key letter."""
    tables = {}
    for places, letter in enumerate(ascii_lowercase):
        rotated = [a[places:] + a[:places] for a in (ascii_lowercase, ascii_uppercase)]
        tables[letter] = dict(zip(ascii_lowercase + ascii_uppercase, "".join(rotated), strict=True))
    letters = cycle(key.lower())
    return "".join(tables[next(letters)][c] if c in ascii_letters else c for c in text)


def queries() -> SearchStrategy[dict[str, Any]]:
    """Queries of printable texts, also with signs between letters, and keys of up to 25."""
    text = st.one_of(
        st.text(st.characters(min_codepoint=32, max_codepoint=126), max_size=20),
        st.text("@ABYZ[`abyz{ 09", min_size=1, max_size=20),
    )
    key = st.one_of(
        st.text(ascii_letters, min_size=1, max_size=6),
        st.text("AaZz", min_size=1, max_size=3),
        st.text(ascii_letters, min_size=15, max_size=25),
    )
    return st.builds(dict, text=text, key=key)
