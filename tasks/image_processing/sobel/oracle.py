"""The oracle of sobel."""

from typing import Any

import numpy as np
from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy
from scipy import ndimage


def answer(image: list[list[int]]) -> list[list[int]]:
    """Return the lengths of the gradients that scipy.ndimage.sobel finds."""
    pixels = np.array(image, dtype=np.int64)
    gx = ndimage.sobel(pixels, axis=1, mode="nearest")
    gy = ndimage.sobel(pixels, axis=0, mode="nearest")
    lengths = np.floor(np.sqrt(gx**2 + gy**2)).astype(int)
    result: list[list[int]] = np.minimum(lengths, 255).tolist()
    return result


def queries() -> SearchStrategy[dict[str, Any]]:
    """Images of up to 6 x 6 pixels: of any greys, of close ones, of black and white, of one."""
    pixels = st.one_of(
        st.just(st.integers(0, 255)),
        # Most gradients between any greys are cut off at 255; between these, none is.
        st.just(st.integers(100, 125)),
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
