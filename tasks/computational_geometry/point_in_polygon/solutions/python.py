"""Point in polygon by counting crossings, O(m) per query.

A ray from the point to the right crosses the boundary an odd number of times exactly if the point
is inside. All tests are on integers, so no rounding can put a point on the wrong side.
"""

Point = tuple[int, int]


def point_in_polygon(polygon: list[tuple[int, int]], points: list[tuple[int, int]]) -> list[int]:
    """Return for each point 1 if it is inside, 0 if it is on the boundary, -1 if it is outside."""
    edges = list(zip(polygon, polygon[1:] + polygon[:1], strict=True))
    return [locate(x, y, edges) for x, y in points]


def locate(x: int, y: int, edges: list[tuple[Point, Point]]) -> int:
    """Return the answer for one point."""
    inside = False
    for (ax, ay), (bx, by) in edges:
        if ay > by:
            ax, ay, bx, by = bx, by, ax, ay
        if not ay <= y <= by:
            continue
        # Positive if the point is on the left of the edge from its lower to its upper end.
        side = (bx - ax) * (y - ay) - (by - ay) * (x - ax)
        if side == 0 and min(ax, bx) <= x <= max(ax, bx):
            return 0
        # Without the upper end of each edge, a ray through a corner counts once where the boundary
        # goes on upwards, but twice or never where it turns back.
        if side > 0 and y < by:
            inside = not inside
    return 1 if inside else -1
