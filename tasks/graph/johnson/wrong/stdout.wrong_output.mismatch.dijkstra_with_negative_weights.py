"""Mistake: the weights stay negative, and a vertex that Dijkstra has finished may get nearer."""

import heapq

UNREACHABLE = 1_000_000_000


def johnson(n: int, edges: list[tuple[int, int, int]]) -> list[list[int]]:
    """Return the matrix of distances, or [] if there is a negative cycle."""
    if has_negative_cycle(n, edges):
        return []
    outgoing: list[list[tuple[int, int]]] = [[] for _ in range(n)]
    for u, v, weight in edges:
        outgoing[u].append((v, weight))
    return [shortest_paths(outgoing, source) for source in range(n)]


def has_negative_cycle(n: int, edges: list[tuple[int, int, int]]) -> bool:
    """Tell whether Bellman-Ford still finds improvements in round n."""
    distance = [0] * n
    for _ in range(n):
        changed = False
        for u, v, weight in edges:
            if distance[u] + weight < distance[v]:
                distance[v] = distance[u] + weight
                changed = True
        if not changed:
            return False
    return True


def shortest_paths(outgoing: list[list[tuple[int, int]]], source: int) -> list[int]:
    """Return the distance from source to every vertex."""
    distance = [UNREACHABLE] * len(outgoing)
    distance[source] = 0
    finished: set[int] = set()
    heap = [(0, source)]
    while heap:
        _, u = heapq.heappop(heap)
        if u in finished:
            continue
        finished.add(u)
        for v, weight in outgoing[u]:
            if v not in finished and distance[u] + weight < distance[v]:
                distance[v] = distance[u] + weight
                heapq.heappush(heap, (distance[v], v))
    return distance
