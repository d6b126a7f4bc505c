"""Center of a tree by taking off the leaves, layer by layer, O(V).

The vertices farthest from any vertex are leaves. Without all its leaves, a tree with more than two
vertices is a smaller tree, in which every vertex has its farthest ones nearer by just one: the
center stays where it is. What is left in the end is one vertex or two.
"""


def tree_center(n: int, edges: list[tuple[int, int]]) -> list[int]:
    """Return the one or two vertices of the center, ascending."""
    neighbours: list[set[int]] = [set() for _ in range(n)]
    for u, v in edges:
        neighbours[u].add(v)
        neighbours[v].add(u)

    layer = [v for v in range(n) if len(neighbours[v]) <= 1]
    left = n
    while left > 2:
        left -= len(layer)
        next_layer = []
        for leaf in layer:
            inner = neighbours[leaf].pop()
            neighbours[inner].remove(leaf)
            if len(neighbours[inner]) == 1:
                next_layer.append(inner)
        layer = next_layer
    return sorted(layer)
