"""Mistake: round() takes halves to the nearest even number."""

from itertools import accumulate


def equalize_histogram(image: list[list[int]]) -> list[list[int]]:
    """Return the image with its values spread over 0..255; unchanged if all of them are equal."""
    counts = [0] * 256
    for row in image:
        for value in row:
            counts[value] += 1
    at_most = list(accumulate(counts))
    darkest = counts[min(map(min, image))]
    divisor = at_most[-1] - darkest
    if divisor == 0:
        return [row[:] for row in image]
    new_values = [round(255 * (count - darkest) / divisor) for count in at_most]
    return [[new_values[value] for value in row] for row in image]
