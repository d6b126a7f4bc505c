"""Core numbers by taking vertices off in the order of their degrees, O(V + E).

The vertex with the fewest neighbours left can't be in a core of a higher number, so it is taken
off. That lowers the degrees of its neighbours, but never below its own: they are at least in its
core. Buckets by degree give the next vertex without a search.
"""


def core_numbers(n: int, edges: list[tuple[int, int]]) -> list[int]:
    """Return for each vertex the greatest k of a core that it belongs to."""
    neighbours = distinct_neighbours(n, edges)
    # In the end, what is left of a degree is the core number.
    degree = [len(found) for found in neighbours]
    buckets: list[list[int]] = [[] for _ in range(n)]
    for v in range(n):
        buckets[degree[v]].append(v)

    taken = [False] * n
    for k, bucket in enumerate(buckets):
        for u in bucket:  # grows on the way
            if taken[u]:
                continue  # has been here with a lower degree
            taken[u] = True
            for v in neighbours[u]:
                if degree[v] > k:
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
