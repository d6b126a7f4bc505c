"""Mistake: each point is also compared with itself, at the distance 0."""


def closest_pair(points: list[tuple[int, int]]) -> int:
    """Return the squared distance of the two closest points."""
    return min((x - p) ** 2 + (y - q) ** 2 for x, y in points for p, q in points)
