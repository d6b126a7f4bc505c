"""Transitive reduction of an acyclic graph, O(V * E) with a small constant.

An edge (u, v) is superfluous if some other successor of u leads to v. That one comes before v in a
topological order, so the successors are looked at in this order, and what can be reached from those
looked at before is known. Sets of vertices are integers, bit v for vertex v.
"""

from graphlib import TopologicalSorter


def transitive_reduction(n: int, edges: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """Return the edges that no longer path replaces, in ascending order."""
    successors: dict[int, set[int]] = {u: set() for u in range(n)}
    for u, v in edges:
        successors[u].add(v)

    # The sorter asks for predecessors; given the successors, it puts the end of each edge first.
    order = list(TopologicalSorter(successors).static_order())
    position = {v: index for index, v in enumerate(order)}
    reachable = [0] * n
    kept = []
    for u in order:
        for v in sorted(successors[u], key=position.__getitem__, reverse=True):
            if not reachable[u] >> v & 1:
                kept.append((u, v))
                reachable[u] |= reachable[v] | 1 << v
    return sorted(kept)
