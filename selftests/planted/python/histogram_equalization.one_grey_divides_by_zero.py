"""Mistake: if all pixels are equal, it divides by zero."""

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
    # Adding half of the divisor rounds halves up; round() would take them to the even neighbour.
    new_values = [(2 * 255 * (count - darkest) + divisor) // (2 * divisor) for count in at_most]
    return [[new_values[value] for value in row] for row in image]
