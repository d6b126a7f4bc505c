"""Mistake: the distance 0 is falsy, as the missing one of an unreachable vertex is."""

import heapq

UNREACHABLE = 1_000_000_000


def dijkstra(n: int, edges: list[tuple[int, int, int]], source: int) -> list[int]:
    """Return the distance from source to every vertex."""
    outgoing: list[list[tuple[int, int, int]]] = [[] for _ in range(n)]
    for edge in edges:
        outgoing[edge[0]].append(edge)

    distance: list[int | None] = [None] * n
    distance[source] = 0
    heap = [(0, source)]
    while heap:
        reached_at, u = heapq.heappop(heap)
        for _, v, weight in outgoing[u]:
            candidate = reached_at + weight
            if distance[v] is None or candidate < distance[v]:
                distance[v] = candidate
                heapq.heappush(heap, (candidate, v))
    return [d or UNREACHABLE for d in distance]
