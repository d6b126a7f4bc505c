"""Prim's algorithm for a minimum spanning forest, O(E log V).

A tree grows from a start vertex, always by the lightest edge that leads out of it: some minimum
forest contains this edge. When no edge leads out, the next tree starts at a vertex outside.
"""

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
        heap = [(0, start)]  # the start costs nothing; all others come with an edge's weight
        while heap:
            weight, u = heapq.heappop(heap)
            if in_forest[u]:
                continue  # a lighter edge has led to u in the meantime
            in_forest[u] = True
            total += weight
            for edge in neighbours[u]:
                if not in_forest[edge[1]]:
                    heapq.heappush(heap, edge)
    return total
