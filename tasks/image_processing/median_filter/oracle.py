"""The oracle of median_filter."""

from typing import Any

import numpy as np
from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy
from scipy import ndimage


def answer(image: list[list[int]]) -> list[list[int]]:
    """Return the filtered image by scipy.ndimage.median_filter."""
    return ndimage.median_filter(np.array(image), size=3, mode="nearest").tolist()


def queries() -> SearchStrategy[dict[str, Any]]:
    """Images of up to 6 x 6 pixels: of any greys, of few dark ones, of black and white, of one."""
    pixels = st.one_of(
        st.just(st.integers(0, 255)),
        st.just(st.integers(0, 3)),
        st.just(st.sampled_from((0, 255))),
        st.integers(0, 255).map(st.just),
    )
    sizes = st.integers(1, 6)
    return st.builds(dict, image=st.tuples(sizes, sizes, pixels).flatmap(_images))


def _images(kind: tuple[int, int, SearchStrategy[int]]) -> SearchStrategy[list[list[int]]]:
    """Images of a height and a width whose pixels come from a strategy."""
    height, width, pixel = kind
    row = st.lists(pixel, min_size=width, max_size=width)
    return st.lists(row, min_size=height, max_size=height)
