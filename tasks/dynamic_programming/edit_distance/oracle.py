"""The right answer by a search for a shortest path, without a table.

A place is how much of either string is done. Equal characters are passed for free, which is never
worse than a change there; each change is a step to up to three other places.
"""


def answer(a: str, b: str) -> int:
    """The number of steps, counted by breadth-first search."""
    places = {_past_equal(a, b, 0, 0)}
    seen = set(places)
    steps = 0
    while (len(a), len(b)) not in places:
        steps += 1
        places = {
            _past_equal(a, b, i + di, j + dj)
            for i, j in places
            for di, dj in ((1, 0), (0, 1), (1, 1))
            if i + di <= len(a) and j + dj <= len(b)
        } - seen
        seen |= places
    return steps


def _past_equal(a: str, b: str, i: int, j: int) -> tuple[int, int]:
    """Return the place behind all equal characters that follow."""
    while i < len(a) and j < len(b) and a[i] == b[j]:
        i, j = i + 1, j + 1
    return i, j
