"""The oracle of convolution_2d."""

from typing import Any

import numpy as np
from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy
from scipy import signal


def answer(image: list[list[int]], kernel: list[list[int]]) -> list[list[int]]:
    """Return the convolution by scipy.signal.convolve2d, cut to the size of the image.

    Its mode "same" would cut to the larger of the two, so the full one is cut here.
    """
    full = signal.convolve2d(np.array(image, np.int64), np.array(kernel, np.int64), mode="full")
    top, left = len(kernel) // 2, len(kernel[0]) // 2
    return full[top : top + len(image), left : left + len(image[0])].tolist()


def queries() -> SearchStrategy[dict[str, Any]]:
    """Images of up to 5 x 5 pixels with kernels of up to 7 x 7 entries, small, or up to 1000."""
    pixels = st.one_of(
        st.just(st.integers(0, 255)),
        st.just(st.sampled_from((0, 255))),
        st.integers(0, 255).map(st.just),
    )
    entries = st.one_of(
        st.just(st.integers(-4, 4)), st.just(st.integers(-1000, 1000)), st.just(st.just(1))
    )
    sizes, odd = st.integers(1, 5), st.sampled_from((1, 3, 5, 7))
    return st.builds(
        dict,
        image=st.tuples(sizes, sizes, pixels).flatmap(_matrices),
        kernel=st.tuples(odd, odd, entries).flatmap(_matrices),
    )


def _matrices(kind: tuple[int, int, SearchStrategy[int]]) -> SearchStrategy[list[list[int]]]:
    """Matrices of a height and a width whose entries come from a strategy."""
    height, width, entry = kind
    row = st.lists(entry, min_size=width, max_size=width)
    return st.lists(row, min_size=height, max_size=height)
