"""Mistake: vertices are ordered by their distance from the start, as for shortest paths."""

import heapq


def prim_mst_weight(n: int, edges: list[tuple[int, int, int]]) -> int:
    """Return the total weight of a minimum spanning forest."""
    neighbours: list[list[tuple[int, int]]] = [[] for _ in range(n)]
    for u, v, weight in edges:
        neighbours[u].append((weight, v))
        neighbours[v].append((weight, u))

    total = 0
    in_forest = [False] * n
    for start in range(n):
        heap = [(0, start, 0)]  # the start costs nothing; all others come with an edge's weight
        while heap:
            distance, u, weight = heapq.heappop(heap)
            if in_forest[u]:
                continue  # a shorter way has led to u in the meantime
            in_forest[u] = True
            total += weight
            for step, v in neighbours[u]:
                if not in_forest[v]:
                    heapq.heappush(heap, (distance + step, v, step))
    return total
