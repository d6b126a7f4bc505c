"""Graphs as scipy takes them, for second oracles."""

from collections import defaultdict
from typing import Any

import numpy as np
from scipy.sparse import csr_array
from scipy.sparse.csgraph import connected_components

Edges = list[list[int]]


def sparse(n: int, edges: Edges, columns: int | None = None) -> Any:
    """The matrix of the weights, or of ones; of parallel edges the lightest counts."""
    lightest: dict[tuple[int, int], int] = {}
    for u, v, weight in (edge if len(edge) == 3 else [*edge, 1] for edge in edges):
        lightest[u, v] = min(weight, lightest.get((u, v), weight))
    ends = np.array(list(lightest), dtype=int).reshape(-1, 2).T
    weights = np.array(list(lightest.values()), dtype=float)
    return csr_array((weights, tuple(ends)), shape=(n, n if columns is None else columns))


def components(n: int, edges: Edges, **options: Any) -> list[list[int]]:
    """The connected components, each ascending, ordered by their smallest vertex."""
    found = defaultdict(list)
    for v, label in enumerate(connected_components(sparse(n, edges), **options)[1] if n else ()):
        found[label].append(v)
    return sorted(found.values())


def without(edges: Edges, number: int) -> Edges:
    """All edges but one."""
    return edges[:number] + edges[number + 1 :]
