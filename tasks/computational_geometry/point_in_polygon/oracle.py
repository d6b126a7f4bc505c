"""Point in Polygon by a slanted ray that meets no corner, so that none needs a rule of its own."""

from itertools import pairwise, product
from math import atan2, gcd
from typing import Any, TypeVar

from hypothesis import strategies as st
from hypothesis.strategies import DrawFn, SearchStrategy

REACH = 10**6
"""The ray rises by 1 on this way, so it leaves the coordinates before it meets a whole number."""

MAPS = [(a, b, c, d) for a, b, c, d in product((1, 0, -1), repeat=4) if abs(a * d - b * c) == 1]
"""Matrices of turns, reflections and shears, which keep a polygon simple."""

Point = tuple[int, int]
T = TypeVar("T")


def answer(polygon: list[tuple[int, int]], points: list[tuple[int, int]]) -> list[int]:
    """For each point 1 (inside), 0 (on the boundary) or -1 (outside)."""
    corners = [(x, y) for x, y in polygon]
    edges = list(pairwise([*corners, corners[0]]))
    return [_place((x, y), edges) for x, y in points]


def queries() -> SearchStrategy[dict[str, Any]]:
    """Queries of star-shaped and right-angled polygons, and points on, near and far from edges."""
    coordinate = st.integers(-6, 6)
    stars = _any_or_many(st.tuples(coordinate, coordinate), 10).map(star)
    skylines = st.lists(st.integers(1, 4), min_size=1, max_size=6).map(skyline)
    return _queries(st.one_of(stars, skylines))


def _any_or_many(element: SearchStrategy[T], most: int) -> SearchStrategy[list[T]]:
    """Lists up to this size, every other at least half as long, for lists tend to be short."""
    return st.sampled_from([0, most // 2]).flatmap(
        lambda least: st.lists(element, min_size=least, max_size=most)
    )


def star(points: list[Point]) -> list[Point]:
    """Return corners in different directions from the origin, in turn; one for each direction."""
    found: dict[Point, Point] = {}
    for x, y in [*points, (1, 0), (0, 1)]:
        if divisor := gcd(x, y):
            found.setdefault((x // divisor, y // divisor), (x, y))
    around = sorted(found.values(), key=lambda corner: atan2(corner[1], corner[0]))
    corners = []
    for corner, following in pairwise([*around, around[0]]):
        # The edge would pass the origin on the wrong side after a turn by 180 degrees or more.
        corners += [corner] if _turn((0, 0), corner, following) > 0 else [corner, (0, 0)]
    return corners


def skyline(heights: list[int]) -> list[Point]:
    """Return the outline of columns that have the width 1, with corners in level pieces too."""
    tops = [(x + side, height) for x, height in enumerate(heights) for side in (0, 1)]
    return list(dict.fromkeys([(0, 0), *tops, (len(heights), 0)]))


@st.composite
def _queries(draw: DrawFn, polygons: SearchStrategy[list[Point]]) -> dict[str, Any]:
    a, b, c, d = draw(st.sampled_from(MAPS))
    corners = [(a * x + b * y, c * x + d * y) for x, y in draw(polygons)]
    start = draw(st.integers(0, len(corners) - 1))
    corners = corners[start:] + corners[:start]
    if draw(st.booleans()):
        corners.reverse()

    scale = draw(st.sampled_from([1, 2, 3, 800]))
    anywhere = st.integers(-12 * scale, 12 * scale)
    edges = st.sampled_from(list(pairwise([*corners, corners[0]])))
    on_a_line = st.builds(
        lambda edge, step: [scale * p + step * (q - p) for p, q in zip(*edge, strict=True)],
        edges,
        st.integers(-1, scale + 1),
    )
    heights, sides = st.integers(0, 12 * scale), st.integers(-1, 1)
    points = st.one_of(
        st.tuples(anywhere, anywhere),
        on_a_line,
        st.builds(beside, edges, st.just(scale), heights, sides),
        st.builds(lambda point, x: [x, point[1]], on_a_line, anywhere),
    )
    return {
        "polygon": [[scale * x, scale * y] for x, y in corners],
        "points": draw(_any_or_many(points.map(list), 12)),
    }


def beside(edge: tuple[Point, Point], scale: int, height: int, side: int) -> list[int]:
    """Return a point on or next to an edge at a height above its lower end, after scaling."""
    (ax, ay), (bx, by) = sorted(edge, key=lambda corner: corner[1])
    level = (by - ay) * scale
    above = height % (level or 1)
    return [scale * ax + (bx - ax) * scale * above // (level or 1) + side, scale * ay + above]


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
