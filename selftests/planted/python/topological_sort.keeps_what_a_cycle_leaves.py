"""Mistake: if there is a cycle, the vertices before it are returned."""

import heapq


def topological_sort(n: int, edges: list[tuple[int, int]]) -> list[int]:
    """Return the smallest topological order, or [] if there is a cycle."""
    successors: list[list[int]] = [[] for _ in range(n)]
    missing = [0] * n  # how many predecessors are not placed yet
    for u, v in edges:
        successors[u].append(v)
        missing[v] += 1

    ready = [v for v in range(n) if missing[v] == 0]  # ascending, hence already a heap
    order = []
    while ready:
        u = heapq.heappop(ready)
        order.append(u)
        for v in successors[u]:
            missing[v] -= 1
            if missing[v] == 0:
                heapq.heappush(ready, v)
    return order
