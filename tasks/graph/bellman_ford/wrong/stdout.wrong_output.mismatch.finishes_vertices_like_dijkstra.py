"""Mistake: a vertex is finished when it comes up, as if no edge were negative."""

import heapq

UNREACHABLE = 1_000_000_000


def bellman_ford(n: int, edges: list[tuple[int, int, int]], source: int) -> list[int]:
    """Return the distance from source to every vertex."""
    outgoing: list[list[tuple[int, int]]] = [[] for _ in range(n)]
    for u, v, weight in edges:
        outgoing[u].append((v, weight))

    distance = [UNREACHABLE] * n
    distance[source] = 0
    finished = [False] * n
    heap = [(0, source)]
    while heap:
        reached_at, u = heapq.heappop(heap)
        if finished[u]:
            continue
        finished[u] = True
        for v, weight in outgoing[u]:
            if not finished[v] and reached_at + weight < distance[v]:
                distance[v] = reached_at + weight
                heapq.heappush(heap, (distance[v], v))
    return distance
