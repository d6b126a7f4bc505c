"""The oracle of caesar_cipher."""

from string import ascii_lowercase, ascii_uppercase
from typing import Any

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy


def answer(text: str, shift: int) -> str:
    """Return the encrypted text by str.translate, from each alphabet to its rotated copy."""
    rotated = [
        alphabet[shift % 26 :] + alphabet[: shift % 26]
        for alphabet in (ascii_lowercase, ascii_uppercase)
    ]
    return text.translate(str.maketrans(ascii_lowercase + ascii_uppercase, "".join(rotated)))


def queries() -> SearchStrategy[dict[str, Any]]:
    """Queries of printable texts, often about the ends of the alphabets, and shifts of any size."""
    text = st.one_of(
        st.text(st.characters(min_codepoint=32, max_codepoint=126), max_size=20),
        st.text("@ABYZ[`abyz{ 09", min_size=1, max_size=20),
    )
    shift = st.one_of(
        st.integers(-30, 30),
        st.integers(-4, 4).map(lambda turns: 26 * turns),
        st.integers(-(10**6), 10**6),
    )
    return st.builds(dict, text=text, shift=shift)
