"""Kosaraju's strongly connected components: two depth-first searches, O(V + E).

The first search notes the order in which it leaves the vertices. Last of all it leaves a vertex of
a component that no other component leads into. From there the second search, against the direction
of the edges, cannot get out of the component; and so on with the vertex left last of the rest.
"""


def kosaraju_scc(n: int, edges: list[tuple[int, int]]) -> list[list[int]]:
    """Return the components, each sorted, ordered by their smallest vertex."""
    successors: list[list[int]] = [[] for _ in range(n)]
    predecessors: list[list[int]] = [[] for _ in range(n)]
    for u, v in edges:
        successors[u].append(v)
        predecessors[v].append(u)

    order: list[int] = []
    seen = [False] * n
    for root in range(n):
        if not seen[root]:
            order += postorder(successors, root, seen)

    components = []
    assigned = [False] * n
    for root in reversed(order):
        if not assigned[root]:
            components.append(sorted(postorder(predecessors, root, assigned)))
    return sorted(components)


def postorder(neighbours: list[list[int]], root: int, seen: list[bool]) -> list[int]:
    """Return the unseen vertices that root reaches in the order in which a search leaves them.

    The stack is explicit because a path may be longer than Python's recursion limit.
    """
    order = []
    seen[root] = True
    stack = [(root, iter(neighbours[root]))]
    while stack:
        u, untried = stack[-1]
        for v in untried:
            if not seen[v]:
                seen[v] = True
                stack.append((v, iter(neighbours[v])))
                break
        else:
            order.append(u)
            stack.pop()
    return order
