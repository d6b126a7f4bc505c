"""The right answer by the standard library."""

import hashlib
from typing import Any

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy


def answer(message: str) -> str:
    """The digest, by hashlib."""
    return hashlib.sha256(message.encode("ascii")).hexdigest()


def queries() -> SearchStrategy[dict[str, Any]]:
    """Queries of printable messages: any short one, and a repeated one of up to five blocks."""
    printable = st.characters(min_codepoint=32, max_codepoint=126)
    # Eight bytes of length and one of padding must fit behind the last byte of a block of 64.
    near_the_end = [
        64 * block + length for block in range(5) for length in (0, 1, 54, 55, 56, 57, 62, 63)
    ]
    repeated = st.builds(
        lambda part, length: (part * length)[:length],
        st.text(printable, min_size=1, max_size=12),
        st.one_of(st.integers(0, 140), st.sampled_from(near_the_end)),
    )
    message = st.one_of(st.text(printable, max_size=20), repeated)
    return st.builds(dict, message=message)
