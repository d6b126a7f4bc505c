"""Second oracles about flows, cuts and matchings: scipy's, or a trial of all choices."""

from functools import cache
from itertools import product

import numpy as np
from scipy.optimize import linprog
from scipy.sparse import csr_array
from scipy.sparse.csgraph import maximum_bipartite_matching, maximum_flow

from selftests.second.sparse import Edges, sparse


def dinic(n: int, edges: Edges, source: int, sink: int) -> int:
    """By scipy; a sparse matrix adds up what is put in one place."""
    u, v, capacity = np.array(edges, dtype=np.int32).reshape(-1, 3).T
    network = csr_array((capacity, (u, v)), shape=(n, n), dtype=np.int32)
    return int(maximum_flow(network, source, sink).flow_value)


def min_cost_max_flow(n: int, edges: Edges, source: int, sink: int) -> list[int]:
    """As a linear program, in which one unit of flow is worth more than any path can cost."""
    if not edges:
        return [0, 0]
    u, v, capacity, cost = np.array(edges).T
    into = np.equal.outer(np.arange(n), v).astype(int) - np.equal.outer(np.arange(n), u)
    inner = [x for x in range(n) if x not in (source, sink)]
    worth = 1000 * (n + 1)
    plan = linprog(
        cost - worth * into[sink],
        A_eq=into[inner] if inner else None,
        b_eq=np.zeros(len(inner)) if inner else None,
        bounds=np.stack([np.zeros_like(capacity), capacity], axis=1),
        method="highs-ds",
    )
    amount = np.rint(plan.x).astype(int)
    return [int(into[sink] @ amount), int(cost @ amount)]


def stoer_wagner(n: int, edges: Edges) -> int:
    """The lightest of all cuts; vertex 0 lies on the side that is not named."""
    sides = ([0, *side] for side in product((0, 1), repeat=n - 1) if any(side))
    return min(sum(w for u, v, w in edges if side[u] != side[v]) for side in sides)


def karger(n: int, edges: Edges) -> int:
    return stoer_wagner(n, [[u, v, 1] for u, v in edges])


def blossom(n: int, edges: Edges) -> int:
    """With or without each edge in turn."""

    @cache
    def best(number: int, free: frozenset[int]) -> int:
        if number == len(edges):
            return 0
        ends = frozenset(edges[number])
        taken = 1 + best(number + 1, free - ends) if len(ends) == 2 and ends <= free else 0
        return max(taken, best(number + 1, free))

    return best(0, frozenset(range(n)))


def hopcroft_karp(n_left: int, n_right: int, edges: Edges) -> int:
    if not edges:
        return 0
    return int((maximum_bipartite_matching(sparse(n_left, edges, n_right)) >= 0).sum())
