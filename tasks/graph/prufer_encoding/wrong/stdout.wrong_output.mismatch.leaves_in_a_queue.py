"""Mistake: the leaves wait in a queue, where a new leaf comes last although it may be smallest."""

from collections import deque


def prufer_encode(n: int, edges: list[tuple[int, int]]) -> list[int]:
    """Return the neighbours of the leaves in the order of removal."""
    neighbours: list[set[int]] = [set() for _ in range(n)]
    for u, v in edges:
        neighbours[u].add(v)
        neighbours[v].add(u)

    leaves = deque(v for v in range(n) if len(neighbours[v]) == 1)
    sequence = []
    for _ in range(n - 2):
        leaf = leaves.popleft()
        neighbour = neighbours[leaf].pop()
        neighbours[neighbour].remove(leaf)
        sequence.append(neighbour)
        if len(neighbours[neighbour]) == 1:
            leaves.append(neighbour)
    return sequence
