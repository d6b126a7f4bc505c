"""Second oracles about what is connected: scipy's components, without an edge or a vertex."""

from collections import Counter
from itertools import product
from typing import Any

import numpy as np

from selftests.second.sparse import Edges, components, sparse, without


def tarjan_scc(n: int, edges: Edges) -> list[list[int]]:
    return components(n, edges, connection="strong")


gabow_scc = kosaraju_scc = scc_mutual_reachability = tarjan_scc


def articulation_points(n: int, edges: Edges) -> list[int]:
    """The vertices without whose edges there are two more components, themselves and another."""
    whole = len(components(n, edges))
    return [v for v in range(n) if len(components(n, [e for e in edges if v not in e])) > whole + 1]


def bridges(n: int, edges: Edges) -> Edges:
    """The edges without which there are more components."""
    whole = len(components(n, edges))
    cuts = [e for i, e in enumerate(edges) if len(components(n, without(edges, i))) > whole]
    return sorted(sorted(edge) for edge in cuts)


def bridge_tree(n: int, edges: Edges) -> list[Any]:
    """The groups are the components without all bridges."""
    cuts = bridges(n, edges)
    groups = components(n, [edge for edge in edges if sorted(edge) not in cuts])
    label = {v: group[0] for group in groups for v in group}
    return [[label[v] for v in range(n)], sorted(sorted([label[u], label[v]]) for u, v in cuts)]


def k_core(n: int, edges: Edges) -> list[int]:
    """Takes off vertices with less than k neighbours until none is left to take off."""
    core = [0] * n
    for k in range(1, n):
        alive, before = {v for v in range(n) if core[v] == k - 1}, -1
        while len(alive) != before:
            before = len(alive)
            pairs = {(u, v) for a, b in edges for u, v in ((a, b), (b, a)) if {u, v} <= alive}
            degree = Counter(u for u, _ in pairs)
            alive = {v for v in alive if degree[v] >= k}
        for v in alive:
            core[v] = k
    return core


def topological_sort(n: int, edges: Edges) -> list[int]:
    """The smallest vertex that no other one that is left must precede, again and again."""
    order: list[int] = []
    while len(order) < n:
        behind = {v for u, v in edges if u not in order}
        free = [v for v in range(n) if v not in order and v not in behind]
        if not free:
            return []
        order.append(free[0])
    return order


def transitive_reduction(n: int, edges: Edges) -> Edges:
    """The edges (u, v) without a path in a power of the matrix from the second one on."""
    arcs = sparse(n, edges).toarray() > 0
    longer = np.zeros_like(arcs)
    for _ in range(n):
        longer = (arcs | longer) @ arcs
    return [list(edge) for edge in np.argwhere(arcs & ~longer).tolist()]


def two_sat(n: int, clauses: Edges) -> list[bool | int]:
    """All ways to set the variables, and scipy's components."""
    settings = product((False, True), repeat=n)
    met = any(all(any(bits[abs(k) - 1] == (k > 0) for k in pair) for pair in clauses)
              for bits in settings)  # fmt: skip
    implied = [[a + n, b + n] for x, y in clauses for a, b in ((-x, y), (-y, x))]
    # Number n stands for no literal; it is a component of its own.
    return [met, len(tarjan_scc(2 * n + 1, implied)) - 1]
