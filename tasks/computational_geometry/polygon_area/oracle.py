"""Polygon Area by slabs: between neighbouring x of corners, the polygon consists of trapezoids."""

from fractions import Fraction
from itertools import pairwise


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
