"""Mistake: the bridges come in the order in which the search leaves them, not sorted."""

UNSEEN = -2
NO_PARENT = -1


def find_bridges(n: int, edges: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """Return the bridges as pairs (u, v) with u < v."""
    neighbours: list[list[int]] = [[] for _ in range(n)]
    for u, v in edges:
        neighbours[u].append(v)
        neighbours[v].append(u)

    order, parent = depth_first_search(neighbours)
    position = [0] * n
    for index, v in enumerate(order):
        position[v] = index

    low = position.copy()
    bridges = []
    # Backwards through the order, every subtree is finished before its root, while the entries
    # of ancestors are still their own positions.
    for v in reversed(order):
        if parent[v] != NO_PARENT:
            # Removes just one of them: a second edge to the parent is a way back.
            neighbours[v].remove(parent[v])
        low[v] = min([low[v], *(low[w] for w in neighbours[v])])
        if parent[v] != NO_PARENT and low[v] == position[v]:
            bridges.append((min(v, parent[v]), max(v, parent[v])))
    return bridges


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
