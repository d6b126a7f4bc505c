"""Mistake: both ends belong to an edge, so a ray through a corner crosses two edges there."""

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
        side = (bx - ax) * (y - ay) - (by - ay) * (x - ax)
        if side == 0 and min(ax, bx) <= x <= max(ax, bx):
            return 0
        if side > 0:
            inside = not inside
    return 1 if inside else -1
