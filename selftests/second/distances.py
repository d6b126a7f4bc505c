"""Second oracles about weights and distances: scipy's algorithms."""

from collections import Counter
from typing import Any

import numpy as np
from scipy.sparse.csgraph import NegativeCycleError, minimum_spanning_tree, shortest_path

from selftests.second.sparse import Edges, sparse, without

UNREACHABLE = 1_000_000_000


def kruskal(n: int, edges: Edges) -> int:
    light = sparse(n, [[*sorted([u, v]), w] for u, v, w in edges if u != v])
    return int(minimum_spanning_tree(light).sum()) if n else 0


boruvka = prim = kruskal


def distances(n: int, edges: Edges, method: str, **options: Any) -> Any:
    """The distances by one of scipy's methods; none if there is a negative cycle."""
    try:
        found = shortest_path(sparse(n, edges), method=method, **options)
    except NegativeCycleError:
        return []
    return np.where(np.isinf(found), UNREACHABLE, found).astype(int).tolist()


def dijkstra(n: int, edges: Edges, source: int) -> Any:
    return distances(n, edges, "D", indices=source)


def bellman_ford(n: int, edges: Edges, source: int) -> Any:
    return distances(n, edges, "BF", indices=source)


shortest_path_dag = bellman_ford


def johnson(n: int, edges: Edges) -> Any:
    """By Floyd and Warshall's algorithm, which in scipy passes over negative self-loops."""
    loop = any(u == v and w < 0 for u, v, w in edges)
    return [] if loop else distances(n, edges, "FW")


floyd_warshall = johnson


def eccentricities(n: int, edges: Edges) -> list[int]:
    found = shortest_path(sparse(n, edges), directed=False, unweighted=True)
    return [int(row.max()) for row in found]


def tree_center(n: int, edges: Edges) -> list[int]:
    far = eccentricities(n, edges)
    return [v for v in range(n) if far[v] == min(far)]


def tree_diameter(n: int, edges: Edges) -> int:
    return max(eccentricities(n, edges))


def prufer_encoding(n: int, edges: Edges) -> list[int]:
    """The definition, step by step."""
    left, code = edges, []
    while len(left) > 1:
        degree = Counter(v for edge in left for v in edge)
        leaf = min(v for v, count in degree.items() if count == 1)
        number, edge = next((i, edge) for i, edge in enumerate(left) if leaf in edge)
        code.append(sum(edge) - leaf)
        left = without(left, number)
    return code
