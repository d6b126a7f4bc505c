"""Mistake: looks only at cuts that part one vertex from all others."""


def stoer_wagner_min_cut(n: int, edges: list[tuple[int, int, int]]) -> int:
    """Return the least total weight of the edges at one vertex."""
    degree = [0] * n
    for u, v, weight in edges:
        if u != v:
            degree[u] += weight
            degree[v] += weight
    return min(degree)
