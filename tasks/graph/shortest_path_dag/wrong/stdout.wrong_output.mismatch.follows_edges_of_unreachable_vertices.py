"""Mistake: a negative weight is added to the placeholder for unreachable vertices."""


from collections import deque

UNREACHABLE = 1_000_000_000


def dag_shortest_path(n: int, edges: list[tuple[int, int, int]], source: int) -> list[int]:
    """Return the distance from source to every vertex."""
    outgoing: list[list[tuple[int, int, int]]] = [[] for _ in range(n)]
    for edge in edges:
        outgoing[edge[0]].append(edge)

    distance = [UNREACHABLE] * n
    distance[source] = 0
    for u in topological_order(outgoing):
        for _, v, weight in outgoing[u]:
            distance[v] = min(distance[v], distance[u] + weight)
    return distance


def topological_order(outgoing: list[list[tuple[int, int, int]]]) -> list[int]:
    """Return all vertices so that every edge leads from an earlier one to a later one."""
    missing = [0] * len(outgoing)  # edges into each vertex from vertices not in the order yet
    for leaving in outgoing:
        for _, v, _ in leaving:
            missing[v] += 1

    order = []
    ready = deque(v for v, count in enumerate(missing) if count == 0)
    while ready:
        u = ready.popleft()
        order.append(u)
        for _, v, _ in outgoing[u]:
            missing[v] -= 1
            if missing[v] == 0:
                ready.append(v)
    return order
