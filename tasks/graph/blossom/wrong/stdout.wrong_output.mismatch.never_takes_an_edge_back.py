"""Mistake: takes every edge that fits as it comes, and never gives one back."""


def maximum_matching(n: int, edges: list[tuple[int, int]]) -> int:
    """Return the number of edges of a matching."""
    matched = [False] * n
    size = 0
    for u, v in edges:
        if u != v and not matched[u] and not matched[v]:
            matched[u] = matched[v] = True
            size += 1
    return size
