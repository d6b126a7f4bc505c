"""Longest Common Subsequence by a longest chain of pairs of equal characters.

Each pair of equal characters can follow those that lie before it in both strings. The length of a
longest chain is found level by level: level k keeps, of all chains of k pairs, those places at
which none ends earlier in both strings.
"""


def answer(a: str, b: str) -> int:
    """The number of levels that are not empty."""
    pairs = [(i, j) for i, x in enumerate(a) for j, y in enumerate(b) if x == y]
    level = {(-1, -1)}
    length = 0
    while level:
        reached = {
            (i, j) for i, j in pairs if any(before < i and left < j for before, left in level)
        }
        level = {
            (i, j)
            for i, j in reached
            if not any(p <= i and q <= j and (p, q) != (i, j) for p, q in reached)
        }
        length += 1
    return length - 1
