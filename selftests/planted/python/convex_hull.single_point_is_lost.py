"""Mistake: each side leaves its last point to the other one, also if there is only one."""

Point = tuple[int, int]


def convex_hull(points: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """Return the corners of the hull, counter-clockwise from the leftmost, lowest one."""
    ordered = sorted({(x, y) for x, y in points})
    # Each side ends where the other one begins.
    return half_hull(ordered)[:-1] + half_hull(ordered[::-1])[:-1]


def half_hull(ordered: list[Point]) -> list[Point]:
    """Return the corners from the first to the last point that keep all others on their left."""
    chain: list[Point] = []
    for point in ordered:
        # On a straight line the middle point is dropped too: it is not a corner.
        while len(chain) >= 2 and turn(chain[-2], chain[-1], point) <= 0:
            chain.pop()
        chain.append(point)
    return chain


def turn(a: Point, b: Point, c: Point) -> int:
    """Return a positive number if a, b, c turn left, a negative one if right, 0 if straight."""
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
