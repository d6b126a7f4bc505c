"""Convex Hull by its definition: an edge of it has every point on its left or between its ends."""

from itertools import permutations
from typing import Any

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy
from scipy.spatial import ConvexHull, QhullError

Point = tuple[int, int]


def answer(points: list[tuple[int, int]]) -> list[list[int]]:
    """The corners along the edges, which are found by trying every pair of points."""
    distinct = {(x, y) for x, y in points}
    follower = {p: q for p, q in permutations(distinct, 2) if _is_edge(p, q, distinct)}
    corners = [min(distinct)] if distinct else []
    while corners and (corner := follower.get(corners[-1], corners[0])) != corners[0]:
        corners.append(corner)
    return [list(corner) for corner in corners]


def large(points: list[tuple[int, int]]) -> list[list[int]]:
    """The same by scipy, without those of its corners that lie on an edge."""
    distinct = sorted({(x, y) for x, y in points})
    if len(distinct) < 3:
        return [list(point) for point in distinct]
    try:
        hull = [distinct[k] for k in ConvexHull(distinct).vertices]
    except QhullError:  # all on one line
        return [list(distinct[0]), list(distinct[-1])]
    turned = zip(hull[-1:] + hull[:-1], hull, hull[1:] + hull[:1], strict=True)
    corners = [list(q) for p, q, r in turned if _cross(p, q, r)]
    first = corners.index(min(corners))
    return corners[first:] + corners[:first]


def _cross(p: Point, q: Point, r: Point) -> int:
    return (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])


def queries() -> SearchStrategy[dict[str, Any]]:
    """Queries of up to 15 points: anywhere, crowded, on a line, and at the far corners."""

    def points(coordinate: SearchStrategy[int], least: int = 0) -> SearchStrategy[list[list[int]]]:
        return st.lists(st.tuples(coordinate, coordinate).map(list), min_size=least, max_size=15)

    small = st.integers(-3, 3)
    on_a_line = st.builds(
        lambda along, x, y, dx, dy: [[x + dx * step, y + dy * step] for step in along],
        st.lists(st.integers(-5, 5), min_size=1, max_size=8),
        small,
        small,
        small,
        small,
    )
    either = st.one_of(
        points(st.integers(-10000, 10000)),
        points(small),
        points(st.integers(0, 4), least=8),
        points(st.sampled_from([-10000, -9999, 0, 9999, 10000])),
        on_a_line,
    )
    return st.builds(dict, points=either)


def _is_edge(p: Point, q: Point, points: set[Point]) -> bool:
    dx, dy = q[0] - p[0], q[1] - p[1]
    for x, y in points:
        side = dx * (y - p[1]) - dy * (x - p[0])
        along = dx * (x - p[0]) + dy * (y - p[1])
        if side < 0 or (side == 0 and not 0 <= along <= dx * dx + dy * dy):
            return False
    return True
