"""Convex Hull by its definition: an edge of it has every point on its left or between its ends."""

from itertools import permutations

Point = tuple[int, int]


def answer(points: list[tuple[int, int]]) -> list[list[int]]:
    """The corners along the edges, which are found by trying every pair of points."""
    distinct = {(x, y) for x, y in points}
    follower = {p: q for p, q in permutations(distinct, 2) if _is_edge(p, q, distinct)}
    corners = [min(distinct)] if distinct else []
    while corners and (corner := follower.get(corners[-1], corners[0])) != corners[0]:
        corners.append(corner)
    return [list(corner) for corner in corners]


def _is_edge(p: Point, q: Point, points: set[Point]) -> bool:
    dx, dy = q[0] - p[0], q[1] - p[1]
    for x, y in points:
        side = dx * (y - p[1]) - dy * (x - p[0])
        along = dx * (x - p[0]) + dy * (y - p[1])
        if side < 0 or (side == 0 and not 0 <= along <= dx * dx + dy * dy):
            return False
    return True
