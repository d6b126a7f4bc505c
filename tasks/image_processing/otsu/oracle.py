"""The oracle of otsu."""

from fractions import Fraction


def answer(image: list[list[int]]) -> int:
    """Return the smallest threshold with the least variance within the classes, in fractions.

    The variances within and between the classes have a constant sum.
    """
    pixels = [value for row in image for value in row]

    def within(threshold: int) -> Fraction:
        dark = [value for value in pixels if value <= threshold]
        bright = [value for value in pixels if value > threshold]
        return spread(dark) + spread(bright)

    return min(range(255), key=lambda threshold: (within(threshold), threshold))


def spread(values: list[int]) -> Fraction:
    """Return the sum of the squared distances from the mean."""
    if not values:
        return Fraction(0)
    return sum(value**2 for value in values) - Fraction(sum(values) ** 2, len(values))
