"""The oracle of histogram_equalization."""

import math
from fractions import Fraction

import numpy as np


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
