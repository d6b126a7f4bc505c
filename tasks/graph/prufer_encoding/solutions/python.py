"""Prüfer sequence of a tree, with a heap of the leaves, O(V log V).

Removing a leaf takes away just one edge, so the only vertex that can become a leaf by it is the
neighbour of the leaf. A heap gives the smallest leaf each time.
"""

import heapq


def prufer_encode(n: int, edges: list[tuple[int, int]]) -> list[int]:
    """Return the neighbours of the leaves in the order of removal, smallest leaf first."""
    neighbours: list[set[int]] = [set() for _ in range(n)]
    for u, v in edges:
        neighbours[u].add(v)
        neighbours[v].add(u)

    # Ascending numbers are a heap already.
    leaves = [v for v in range(n) if len(neighbours[v]) == 1]
    sequence = []
    for _ in range(n - 2):
        leaf = heapq.heappop(leaves)
        neighbour = neighbours[leaf].pop()
        neighbours[neighbour].remove(leaf)
        sequence.append(neighbour)
        if len(neighbours[neighbour]) == 1:
            heapq.heappush(leaves, neighbour)
    return sequence
