"""The oracle of otsu."""

from collections import Counter
from fractions import Fraction
from typing import Any

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

CLEARLY = Fraction(1, 10**5)
"""By this share the best variance is ahead, ten times more than what is promised."""


def answer(image: list[list[int]]) -> int:
    """Return the smallest threshold with the least variance within the classes, in fractions.

    The variances within and between the classes have a constant sum.
    """
    pixels = [value for row in image for value in row]
    # Any other threshold splits the pixels as the next smaller one of these does.
    thresholds = {0, *pixels} - {255}
    return min(thresholds, key=lambda threshold: (within(pixels, threshold), threshold))


def large(image: list[list[int]]) -> int:
    """Return the smallest threshold with the greatest variance between the classes."""
    counts = Counter(value for row in image for value in row)
    pixels, total = counts.total(), sum(value * count for value, count in counts.items())

    def between(threshold: int) -> Fraction:
        dark = sum(count for value, count in counts.items() if value <= threshold)
        weight = sum(value * count for value, count in counts.items() if value <= threshold)
        bright = pixels - dark
        if not dark or not bright:
            return Fraction(0)
        return Fraction((weight * bright - (total - weight) * dark) ** 2, dark * bright)

    return min(range(255), key=lambda threshold: (-between(threshold), threshold))


def queries() -> SearchStrategy[dict[str, Any]]:
    """Images of up to 5 x 5 pixels: of any greys, of few levels, of black and white, of one."""
    pixels = st.one_of(
        st.just(st.integers(0, 255)),
        st.just(st.sampled_from((0, 1, 60, 200, 254, 255))),
        st.just(st.integers(0, 9)),
        st.just(st.sampled_from((0, 255))),
        st.integers(0, 255).map(st.just),
    )
    sizes = st.integers(1, 5)
    return st.builds(dict, image=st.tuples(sizes, sizes, pixels).flatmap(_images).map(without_tie))


def _images(kind: tuple[int, int, SearchStrategy[int]]) -> SearchStrategy[list[list[int]]]:
    """Images of a height and a width whose pixels come from a strategy."""
    height, width, pixel = kind
    row = st.lists(pixel, min_size=width, max_size=width)
    return st.lists(row, min_size=height, max_size=height)


def without_tie(image: list[list[int]]) -> list[list[int]]:
    """Return the image; the two brightest levels are made one until no two splits nearly tie."""
    while True:
        pixels = [value for row in image for value in row]
        *lower, _ = sorted(set(pixels))
        between = sorted(spread(pixels) - within(pixels, level) for level in lower)
        if len(lower) < 2 or between[-2] < between[-1] * (1 - CLEARLY):
            return image
        image = [[min(value, lower[-1]) for value in row] for row in image]


def within(pixels: list[int], threshold: int) -> Fraction:
    """Return the variance within the two classes."""
    dark = [value for value in pixels if value <= threshold]
    bright = [value for value in pixels if value > threshold]
    return spread(dark) + spread(bright)


def spread(values: list[int]) -> Fraction:
    """Return the sum of the squared distances from the mean."""
    if not values:
        return Fraction(0)
    return sum(value**2 for value in values) - Fraction(sum(values) ** 2, len(values))
