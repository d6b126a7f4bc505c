"""The oracle of box_blur."""

from typing import Any

import numpy as np
from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy
from scipy import ndimage


def answer(image: list[list[int]]) -> list[list[int]]:
    """Return the blurred image by scipy.ndimage.correlate with a kernel of ones."""
    pixels = np.array(image, dtype=np.int64)
    sums = ndimage.correlate(pixels, np.ones((3, 3), dtype=np.int64), mode="nearest")
    return (sums // 9).tolist()


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
