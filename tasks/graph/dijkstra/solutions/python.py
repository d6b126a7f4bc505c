"""Dijkstra's algorithm with a binary heap, O((V + E) log V).

The vertex that is nearest among the unfinished ones is finished next: no weight is negative, so
a detour over vertices that are farther away cannot reach it sooner.
"""

import heapq

UNREACHABLE = 1_000_000_000


def dijkstra(n: int, edges: list[tuple[int, int, int]], source: int) -> list[int]:
    """Return the distance from source to every vertex."""
    outgoing: list[list[tuple[int, int, int]]] = [[] for _ in range(n)]
    for edge in edges:
        outgoing[edge[0]].append(edge)

    distance = [UNREACHABLE] * n
    distance[source] = 0
    heap = [(0, source)]
    while heap:
        reached_at, u = heapq.heappop(heap)
        if reached_at > distance[u]:
            continue  # heapq cannot lower a key, so an outdated entry stays until it comes up
        for _, v, weight in outgoing[u]:
            candidate = reached_at + weight
            if candidate < distance[v]:
                distance[v] = candidate
                heapq.heappush(heap, (candidate, v))
    return distance
