"""Closest pair by divide and conquer, O(n log n).

The closest pair lies in the left half, in the right half, or across the line between them. A pair
of the last kind must lie near the line, and there only few points come into question for another.
"""

Point = tuple[int, int]


def closest_pair(points: list[tuple[int, int]]) -> int:
    """Return the squared distance of the two closest points."""
    best, _ = solve(sorted((x, y) for x, y in points))
    return int(best)  # a number already, since there are two points at least


def solve(points: list[Point]) -> tuple[float, list[Point]]:
    """Return the least squared distance among points sorted by x, and the points sorted by y."""
    if len(points) < 2:
        return float("inf"), points
    middle = len(points) // 2
    middle_x = points[middle][0]
    best_left, left = solve(points[:middle])
    best_right, right = solve(points[middle:])
    best = min(best_left, best_right)

    # Two sorted runs in a row are merged in linear time by the sort of the standard library.
    by_y = sorted(left + right, key=lambda point: point[1])
    strip = [point for point in by_y if (point[0] - middle_x) ** 2 < best]
    for i, (x, y) in enumerate(strip):
        # Points of one half keep their distance, so the loop ends after a few steps.
        for j in range(i + 1, len(strip)):
            dx, dy = strip[j][0] - x, strip[j][1] - y
            if dy * dy >= best:
                break
            best = min(best, dx * dx + dy * dy)
    return best, by_y
