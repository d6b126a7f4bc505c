"""Point in Polygon by a slanted ray that meets no corner, so that none needs a rule of its own."""

from itertools import pairwise

REACH = 10**6
"""The ray rises by 1 on this way, so it leaves the coordinates before it meets a whole number."""

Point = tuple[int, int]


def answer(polygon: list[tuple[int, int]], points: list[tuple[int, int]]) -> list[int]:
    """For each point 1 (inside), 0 (on the boundary) or -1 (outside)."""
    corners = [(x, y) for x, y in polygon]
    edges = list(pairwise([*corners, corners[0]]))
    return [_place((x, y), edges) for x, y in points]


def _place(p: Point, edges: list[tuple[Point, Point]]) -> int:
    if any(_turn(a, b, p) == 0 and min(a, b) <= p <= max(a, b) for a, b in edges):
        return 0
    far = (p[0] + REACH, p[1] + 1)
    crossed = sum(
        (_turn(p, far, a) > 0) != (_turn(p, far, b) > 0)
        and (_turn(a, b, p) > 0) != (_turn(a, b, far) > 0)
        for a, b in edges
    )
    return 1 if crossed % 2 else -1


def _turn(a: Point, b: Point, c: Point) -> int:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
