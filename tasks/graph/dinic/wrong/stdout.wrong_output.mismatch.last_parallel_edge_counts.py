"""Mistake: a capacity is stored per pair of vertices, so of parallel edges only the last remains."""

from collections import deque


def max_flow(n: int, edges: list[tuple[int, int, int]], source: int, sink: int) -> int:
    """Return the greatest flow from source to sink."""
    residual = [[0] * n for _ in range(n)]
    for u, v, capacity in edges:
        residual[u][v] = capacity

    flow = 0
    while True:
        level = find_levels(residual, source)
        if level[sink] < 0:
            return flow
        untried = [0] * n
        while sent := send(residual, level, untried, source, sink, 10**9):
            flow += sent


def find_levels(residual: list[list[int]], source: int) -> list[int]:
    """Return the distance of each vertex from the source, -1 where there is no path."""
    level = [-1] * len(residual)
    level[source] = 0
    queue = deque([source])
    while queue:
        u = queue.popleft()
        for v, room in enumerate(residual[u]):
            if room > 0 and level[v] < 0:
                level[v] = level[u] + 1
                queue.append(v)
    return level


def send(
    residual: list[list[int]], level: list[int], untried: list[int], u: int, sink: int, limit: int
) -> int:
    """Send flow along one path from u to the sink; return how much."""
    if u == sink:
        return limit
    while untried[u] < len(residual):
        v = untried[u]
        if residual[u][v] > 0 and level[v] == level[u] + 1:
            sent = send(residual, level, untried, v, sink, min(limit, residual[u][v]))
            if sent > 0:
                residual[u][v] -= sent
                residual[v][u] += sent
                return sent
        untried[u] += 1
    return 0
