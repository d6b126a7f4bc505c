"""Mistake: two parallel edges count as one, and so as a bridge."""


def bridge_tree(n: int, edges: list[tuple[int, int]]) -> tuple[list[int], list[tuple[int, int]]]:
    """Return the label of each vertex's group and the pairs of joined groups."""
    order, parent = depth_first_search(n, edges)
    position = [0] * n
    for index, v in enumerate(order):
        position[v] = index

    leaving = [0] * n  # edges out of the subtree of each vertex
    for u, v in {(min(edge), max(edge)) for edge in edges}:
        upper, lower = (u, v) if position[u] < position[v] else (v, u)
        leaving[lower] += 1
        leaving[upper] -= 1
    for v in reversed(order[1:]):
        leaving[parent[v]] += leaving[v]

    group = list(range(n))  # known by the vertex where the search entered it
    for v in order[1:]:
        if leaving[v] > 1:
            group[v] = group[parent[v]]
    label: dict[int, int] = {}
    for v in range(n):
        label.setdefault(group[v], v)  # the first one is the smallest
    labels = [label[g] for g in group]

    bridges = [(labels[v], labels[parent[v]]) for v in order[1:] if leaving[v] == 1]
    return labels, sorted((min(pair), max(pair)) for pair in bridges)


def depth_first_search(n: int, edges: list[tuple[int, int]]) -> tuple[list[int], list[int]]:
    """Return the vertices in the order of discovery and the vertex from which each was found.

    The stack is explicit because a path may be longer than Python's recursion limit.
    """
    neighbours: list[list[int]] = [[] for _ in range(n)]
    for u, v in edges:
        neighbours[u].append(v)
        neighbours[v].append(u)
    order = [0]
    parent = [-1] * n
    parent[0] = 0
    stack = [iter(neighbours[0])]
    path = [0]
    while stack:
        for v in stack[-1]:
            if parent[v] == -1:
                parent[v] = path[-1]
                order.append(v)
                path.append(v)
                stack.append(iter(neighbours[v]))
                break
        else:
            stack.pop()
            path.pop()
    return order, parent
