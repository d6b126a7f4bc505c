"""The oracle of histogram_equalization."""

import math
from fractions import Fraction
from typing import Any

import numpy as np
from hypothesis import strategies as st
from hypothesis.strategies import DrawFn, SearchStrategy

SIZES = [(h, w) for h in range(1, 7) for w in range(1, 7) if h * w <= 20]
"""With up to 22 pixels, halves are found by any order of multiplying and dividing floats."""


def answer(image: list[list[int]]) -> list[list[int]]:
    """Return the spread values from numpy's comparisons, rounded as fractions."""
    pixels = np.array(image)
    least = int((pixels == pixels.min()).sum())
    rest = pixels.size - least
    if rest == 0:
        return pixels.tolist()

    def spread(value: int) -> int:
        share = Fraction(255 * (int((pixels <= value).sum()) - least), rest)
        return math.floor(share + Fraction(1, 2))

    return [[spread(value) for value in row] for row in image]


def large(image: list[list[int]]) -> list[list[int]]:
    """The same in whole numbers, from running sums of the histogram."""
    pixels = np.array(image)
    cdf = np.cumsum(np.bincount(pixels.ravel(), minlength=256))
    least = cdf[pixels.min()]
    rest = pixels.size - least
    if rest == 0:
        return pixels.tolist()
    # Halves up: half of the divisor is added before dividing.
    spread = (2 * 255 * (cdf - least) + rest) // (2 * rest)
    return spread[pixels].tolist()


def queries() -> SearchStrategy[dict[str, Any]]:
    """Images of up to 20 pixels: of any greys, of few levels, of one grey, and rich in halves."""
    pixels = st.one_of(
        st.just(st.integers(0, 255)),
        st.just(st.integers(0, 3)),
        st.just(st.sampled_from((0, 255))),
        st.integers(0, 255).map(st.just),
    )
    return st.builds(dict, image=st.one_of(_images(pixels), _rich_in_halves()))


@st.composite
def _images(draw: DrawFn, pixels: SearchStrategy[SearchStrategy[int]]) -> list[list[int]]:
    height, width = draw(st.sampled_from(SIZES))
    row = st.lists(draw(pixels), min_size=width, max_size=width)
    return draw(st.lists(row, min_size=height, max_size=height))


@st.composite
def _rich_in_halves(draw: DrawFn) -> list[list[int]]:
    """Images in which all but 6 or 10 pixels have the smallest value: 255 / 6 is 42.5."""
    others = draw(st.sampled_from((6, 10)))
    height, width = draw(st.sampled_from([(h, w) for h, w in SIZES if h * w > others]))
    levels = st.lists(st.integers(1, 255), min_size=others, max_size=others)
    flat = draw(st.permutations([0] * (height * width - others) + draw(levels)))
    return [flat[start : start + width] for start in range(0, len(flat), width)]
