"""Polygon Area by slabs: between neighbouring x of corners, the polygon consists of trapezoids."""

from fractions import Fraction
from itertools import pairwise, product
from typing import Any

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

Point = tuple[int, int]

MAPS = [(a, b, c, d) for a, b, c, d in product((1, 0, -1), repeat=4) if abs(a * d - b * c) == 1]
"""Matrices of turns, reflections and shears, which keep a polygon simple."""


def answer(polygon: list[tuple[int, int]]) -> float:
    """The widths of the slabs times the lengths of the polygon on their middle lines, exactly."""
    corners = [(x, y) for x, y in polygon]
    edges = list(pairwise(corners + corners[:1]))
    total = Fraction(0)
    for left, right in pairwise(sorted({x for x, _ in corners})):
        middle = Fraction(left + right, 2)
        crossed = sorted(
            ay + (middle - ax) * Fraction(by - ay, bx - ax)
            for (ax, ay), (bx, by) in edges
            if min(ax, bx) < middle < max(ax, bx)
        )
        # From below, the line enters the polygon and leaves it in turn.
        inside = sum(crossed[1::2], Fraction(0)) - sum(crossed[::2], Fraction(0))
        total += (right - left) * inside
    return float(total)


def large(polygon: list[tuple[int, int]]) -> float:
    """The same from the triangles that the edges make with the origin."""
    ends = zip(polygon, [*polygon[1:], *polygon[:1]], strict=True)
    return abs(sum(ax * by - bx * ay for (ax, ay), (bx, by) in ends)) / 2


def queries() -> SearchStrategy[dict[str, Any]]:
    """Queries of polygons between two chains of corners, big or far out, and corners in a line."""
    column = st.tuples(st.integers(1, 2), st.integers(-5, 5), st.integers(0, 5))
    few, many = st.lists(column, max_size=5), st.lists(column, min_size=4, max_size=12)
    in_a_line = st.builds(
        lambda steps, slope: [(step, slope * step) for step in steps],
        st.lists(st.integers(-9, 9), max_size=6, unique=True),
        st.integers(-3, 3),
    )
    far = st.integers(-9900, 9900)
    places = st.one_of(
        st.tuples(st.integers(1, 250), st.just(0), st.just(0)), st.tuples(st.just(1), far, far)
    )
    return st.builds(
        placed,
        st.one_of(few.map(between_chains), many.map(between_chains), in_a_line),
        st.sampled_from(MAPS),
        places,
        start=st.integers(0, 5),
        reverse=st.booleans(),
    )


def between_chains(columns: list[tuple[int, int, int]]) -> list[Point]:
    """Return the corners of columns of a width, a lower end and a height: first all lower ends.

    The columns between the first and the last are at least 1 high, so that the chains do not meet.
    """
    x = 0
    lower, upper = [], []
    for i, (width, y, height) in enumerate(columns):
        x += width
        lower.append((x, y))
        height += 0 < i < len(columns) - 1
        if height:
            upper.append((x, y + height))
    return lower + upper[::-1]


def placed(
    corners: list[Point],
    linear: tuple[int, int, int, int],
    place: tuple[int, int, int],
    start: int,
    reverse: bool,
) -> dict[str, Any]:
    """Return the query for a polygon that is transformed and listed from another corner on."""
    (a, b, c, d), (scale, right, up) = linear, place
    polygon = [[scale * (a * x + b * y) + right, scale * (c * x + d * y) + up] for x, y in corners]
    polygon = polygon[start:] + polygon[:start]
    return {"polygon": polygon[::-1] if reverse else polygon}
