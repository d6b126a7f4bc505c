"""Mistake: a vertex that becomes a leaf is taken off in the same round, not in the next one."""


def tree_center(n: int, edges: list[tuple[int, int]]) -> list[int]:
    """Return the one or two vertices of the center, ascending."""
    neighbours: list[set[int]] = [set() for _ in range(n)]
    for u, v in edges:
        neighbours[u].add(v)
        neighbours[v].add(u)

    left = set(range(n))
    while len(left) > 2:
        for v in sorted(left):
            if len(left) > 2 and len(neighbours[v]) == 1:
                inner = neighbours[v].pop()
                neighbours[inner].remove(v)
                left.remove(v)
    return sorted(left)
