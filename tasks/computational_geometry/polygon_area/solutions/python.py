"""Polygon area by the shoelace formula, O(m).

The cross product of two neighbouring corners is twice the signed area of the triangle that they
make with the origin. Around the whole polygon, what lies outside it cancels out.
"""


def polygon_area(polygon: list[tuple[int, int]]) -> float:
    """Return the area, whichever way round the corners are listed."""
    following = polygon[1:] + polygon[:1]
    twice_the_area = sum(
        x * next_y - next_x * y for (x, y), (next_x, next_y) in zip(polygon, following, strict=True)
    )
    return abs(twice_the_area) / 2
