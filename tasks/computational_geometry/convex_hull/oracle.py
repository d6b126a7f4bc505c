"""Convex Hull by its definition: an edge of it has every point on its left or between its ends."""

from itertools import permutations
from typing import Any

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

Point = tuple[int, int]


def answer(points: list[tuple[int, int]]) -> list[list[int]]:
    """The corners along the edges, which are found by trying every pair of points."""
    distinct = {(x, y) for x, y in points}
    follower = {p: q for p, q in permutations(distinct, 2) if _is_edge(p, q, distinct)}
    corners = [min(distinct)] if distinct else []
    while corners and (corner := follower.get(corners[-1], corners[0])) != corners[0]:
        corners.append(corner)
    return [list(corner) for corner in corners]


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
