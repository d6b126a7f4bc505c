"""Mistake: the greatest distance from vertex 0 is only a lower bound."""


def tree_diameter(n: int, edges: list[tuple[int, int]]) -> int:
    """Return the number of edges on a longest path."""
    neighbours: list[list[int]] = [[] for _ in range(n)]
    for u, v in edges:
        neighbours[u].append(v)
        neighbours[v].append(u)

    _, length = farthest(neighbours, 0)
    return length


def farthest(neighbours: list[list[int]], start: int) -> tuple[int, int]:
    """Return a vertex farthest from the start and its distance."""
    distance = {start: 0}
    queue = [start]
    for u in queue:  # the loop also comes to the vertices that are added on the way
        for v in neighbours[u]:
            if v not in distance:
                distance[v] = distance[u] + 1
                queue.append(v)
    return queue[-1], distance[queue[-1]]
