"""Mistake: the corners are sorted by their angle around the centre, which makes another polygon."""

from math import atan2


def polygon_area(polygon: list[tuple[int, int]]) -> float:
    """Return the area, whichever way round the corners are listed."""
    if not polygon:
        return 0.0
    centre_x = sum(x for x, _ in polygon) / len(polygon)
    centre_y = sum(y for _, y in polygon) / len(polygon)
    around = sorted(polygon, key=lambda corner: atan2(corner[1] - centre_y, corner[0] - centre_x))
    twice_the_area = sum(
        x * next_y - next_x * y
        for (x, y), (next_x, next_y) in zip(around, around[1:] + around[:1], strict=True)
    )
    return abs(twice_the_area) / 2
