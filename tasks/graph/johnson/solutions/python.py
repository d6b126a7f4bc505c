"""Johnson's all-pairs shortest paths, O(V * E log V).

Every vertex gets a potential so that weight + potential[u] - potential[v] is never negative. This
changes all paths from one vertex to another by the same amount, so the shortest one stays the
shortest, and Dijkstra's algorithm can find it from each vertex.
"""

import heapq

UNREACHABLE = 1_000_000_000


def johnson(n: int, edges: list[tuple[int, int, int]]) -> list[list[int]]:
    """Return the matrix of distances, or [] if there is a negative cycle."""
    potential = find_potential(n, edges)
    if potential is None:
        return []
    outgoing: list[list[tuple[int, int]]] = [[] for _ in range(n)]
    for u, v, weight in edges:
        outgoing[u].append((v, weight + potential[u] - potential[v]))

    rows = []
    for source in range(n):
        shifted = shortest_paths(outgoing, source)
        rows.append(
            [
                d if d == UNREACHABLE else d - potential[source] + potential[v]
                for v, d in enumerate(shifted)
            ]
        )
    return rows


def find_potential(n: int, edges: list[tuple[int, int, int]]) -> list[int] | None:
    """Return potentials that leave no edge negative; None if there is a negative cycle.

    They are the distances from an added vertex with an edge of weight 0 to every other, by
    Bellman-Ford.
    """
    potential = [0] * n
    # No shortest path from the added vertex has more than n edges, and its first one is done.
    for _ in range(n):
        changed = False
        for u, v, weight in edges:
            if potential[u] + weight < potential[v]:
                potential[v] = potential[u] + weight
                changed = True
        if not changed:
            return potential
    return None


def shortest_paths(outgoing: list[list[tuple[int, int]]], source: int) -> list[int]:
    """Return the distance from source to every vertex, by Dijkstra."""
    distance = [UNREACHABLE] * len(outgoing)
    distance[source] = 0
    heap = [(0, source)]
    while heap:
        reached_at, u = heapq.heappop(heap)
        if reached_at > distance[u]:
            continue  # heapq cannot lower a key, so an outdated entry stays until it comes up
        for v, weight in outgoing[u]:
            candidate = reached_at + weight
            if candidate < distance[v]:
                distance[v] = candidate
                heapq.heappush(heap, (candidate, v))
    return distance
