"""Mistake: the root of a search is judged like any other vertex; nothing lies before it."""

UNSEEN = -2
NO_PARENT = -1


def find_articulation_points(n: int, edges: list[tuple[int, int]]) -> list[int]:
    """Return the articulation points in ascending order."""
    neighbours: list[list[int]] = [[] for _ in range(n)]
    for u, v in edges:
        neighbours[u].append(v)
        neighbours[v].append(u)

    order, parent = depth_first_search(neighbours)
    position = [0] * n
    for index, v in enumerate(order):
        position[v] = index

    low = position.copy()
    children = [0] * n
    cut_vertices = set()
    # Backwards through the order, the subtree of a vertex is finished before the vertex itself.
    for v in reversed(order):
        u = parent[v]
        if u == NO_PARENT:
            if children[v] >= 2:
                cut_vertices.add(v)
            continue
        low[v] = min([low[v], *(position[w] for w in neighbours[v])])
        low[u] = min(low[u], low[v])
        children[u] += 1
        if low[v] >= position[u]:
            cut_vertices.add(u)
    return sorted(cut_vertices)


def depth_first_search(neighbours: list[list[int]]) -> tuple[list[int], list[int]]:
    """Return the vertices in the order of discovery and the vertex from which each was found.

    The stack is explicit because a path may be longer than Python's recursion limit.
    """
    order: list[int] = []
    parent = [UNSEEN] * len(neighbours)
    for root in range(len(neighbours)):
        if parent[root] != UNSEEN:
            continue
        parent[root] = NO_PARENT
        order.append(root)
        stack = [(root, iter(neighbours[root]))]
        while stack:
            u, untried = stack[-1]
            for v in untried:
                if parent[v] == UNSEEN:
                    parent[v] = u
                    order.append(v)
                    stack.append((v, iter(neighbours[v])))
                    break
            else:
                stack.pop()
    return order, parent
