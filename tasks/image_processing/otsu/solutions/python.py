"""Otsu's threshold, O(H * W + 256).

The pixels are counted by value. Going through the thresholds, each value moves from the bright
class to the dark one, so the sums of both classes are always at hand.
"""

from collections import Counter
from itertools import chain


def otsu_threshold(image: list[list[int]]) -> int:
    """Return the smallest threshold with the greatest variance between the two classes."""
    counts = Counter(chain.from_iterable(image))
    pixels = counts.total()
    total = sum(value * count for value, count in counts.items())
    dark_pixels = dark_total = 0
    best, greatest = 0, 0.0
    for threshold in range(255):
        dark_pixels += counts[threshold]
        dark_total += counts[threshold] * threshold
        bright_pixels, bright_total = pixels - dark_pixels, total - dark_total
        if dark_pixels == 0 or bright_pixels == 0:
            continue
        distance = dark_total / dark_pixels - bright_total / bright_pixels
        variance = dark_pixels * bright_pixels * distance**2
        if variance > greatest:
            best, greatest = threshold, variance
    return best
