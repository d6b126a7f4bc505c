"""The oracle of rotate_90."""

from typing import Any

import numpy as np
from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy


def answer(image: list[list[int]]) -> list[list[int]]:
    """Return the turned image by numpy.rot90, which turns to the left."""
    return np.rot90(np.array(image), -1).tolist()


def queries() -> SearchStrategy[dict[str, Any]]:
    """Images of up to 6 x 6 pixels: of any greys, of black and white, of one."""
    pixels = st.one_of(
        st.just(st.integers(0, 255)),
        st.just(st.sampled_from((0, 255))),
        st.integers(0, 255).map(st.just),
    )
    return st.fixed_dictionaries(
        {"image": st.tuples(st.integers(1, 6), st.integers(1, 6), pixels).flatmap(_images)}
    )


def _images(kind: tuple[int, int, SearchStrategy[int]]) -> SearchStrategy[list[list[int]]]:
    """Images of a height and a width whose pixels come from a strategy."""
    height, width, pixel = kind
    row = st.lists(pixel, min_size=width, max_size=width)
    return st.lists(row, min_size=height, max_size=height)
