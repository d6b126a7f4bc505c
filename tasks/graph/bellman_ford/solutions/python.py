"""Bellman-Ford shortest paths, O(V * E).

A round relaxes every edge once. After k rounds no distance is longer than the best path of at most
k edges. Without a negative cycle n-1 edges suffice for any shortest path, so the n-th round still
changes something only if there is one.
"""

UNREACHABLE = 1_000_000_000


def bellman_ford(n: int, edges: list[tuple[int, int, int]], source: int) -> list[int]:
    """Return the distance from source to every vertex; empty if it reaches a negative cycle."""
    distance = [UNREACHABLE] * n
    distance[source] = 0
    for _ in range(n):
        changed = False
        for u, v, weight in edges:
            start = distance[u]
            # A negative edge must not make what is unreachable seem a little nearer.
            if start != UNREACHABLE and start + weight < distance[v]:
                distance[v] = start + weight
                changed = True
        if not changed:
            return distance
    return []
