"""Mistake: what is left of a degree falls below the k of the core that the vertex belongs to."""


def core_numbers(n: int, edges: list[tuple[int, int]]) -> list[int]:
    """Return for each vertex the greatest k of a core that it belongs to."""
    neighbours = distinct_neighbours(n, edges)
    degree = [len(found) for found in neighbours]
    buckets: list[list[int]] = [[] for _ in range(n)]
    for v in range(n):
        buckets[degree[v]].append(v)

    taken = [False] * n
    for bucket in buckets:
        for u in bucket:  # grows on the way
            if taken[u]:
                continue  # has been here with a lower degree
            taken[u] = True
            for v in neighbours[u]:
                if not taken[v]:
                    degree[v] -= 1
                    buckets[degree[v]].append(v)
    return degree


def distinct_neighbours(n: int, edges: list[tuple[int, int]]) -> list[list[int]]:
    """Return the neighbours of each vertex; parallel edges lead to the same one."""
    neighbours: list[list[int]] = [[] for _ in range(n)]
    for u, v in edges:
        neighbours[u].append(v)
        neighbours[v].append(u)
    return [list(set(found)) for found in neighbours]
