"""Mistake: the way from a vertex to itself is 0 only if it has no self-loop."""

from math import inf

UNREACHABLE = 1_000_000_000


def floyd_warshall(n: int, edges: list[tuple[int, int, int]]) -> list[list[int]]:
    """Return the matrix of distances, or [] if there is a negative cycle."""
    # inf while computing: unlike a large integer it stays unreachable when a negative weight
    # is added to it.
    distance = [[inf] * n for _ in range(n)]
    for u, v, weight in edges:
        distance[u][v] = min(distance[u][v], weight)
    for v in range(n):
        if distance[v][v] == inf:
            distance[v][v] = 0

    for k in range(n):
        from_k = distance[k]
        for i in range(n):
            to_k = distance[i][k]
            if to_k < inf:
                distance[i] = [
                    detour if (detour := to_k + onward) < direct else direct
                    for direct, onward in zip(distance[i], from_k, strict=True)
                ]

    if any(distance[v][v] < 0 for v in range(n)):
        return []
    return [[UNREACHABLE if d == inf else int(d) for d in row] for row in distance]
