"""The answer by networkx's Bellman-Ford from every vertex, without any change of the weights."""

import networkx as nx
import numpy as np
from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy
from scipy.sparse import csr_array
from scipy.sparse.csgraph import NegativeCycleError, bellman_ford

from algoreval.graphs import Query, graphs, reweighted

UNREACHABLE = 1_000_000_000


def answer(n: int, edges: list[list[int]]) -> list[list[int]]:
    """The matrix of distances, or [] if there is a negative cycle."""
    graph = nx.MultiDiGraph()
    graph.add_nodes_from(range(n))
    graph.add_weighted_edges_from(edges)
    if nx.negative_edge_cycle(graph):
        return []
    rows = []
    for source in range(n):
        distance = nx.single_source_bellman_ford_path_length(graph, source)
        rows.append([distance.get(v, UNREACHABLE) for v in range(n)])
    return rows


def large(n: int, edges: list[list[int]]) -> list[list[int]]:
    """The same by scipy's Bellman-Ford, with the lightest of parallel edges."""
    lightest: dict[tuple[int, int], int] = {}
    for u, v, weight in edges:
        lightest[u, v] = min(weight, lightest.get((u, v), weight))
    if any(weight < 0 for (u, v), weight in lightest.items() if u == v):
        return []
    arcs = {ends: weight for ends, weight in lightest.items() if ends[0] != ends[1]}
    ends = np.array(list(arcs), dtype=int).reshape(-1, 2).T
    graph = csr_array((np.array(list(arcs.values()), dtype=float), tuple(ends)), shape=(n, n))
    try:
        found = bellman_ford(graph)
    except NegativeCycleError:
        return []
    return np.where(np.isinf(found), UNREACHABLE, found).astype(int).tolist()


def queries() -> SearchStrategy[Query]:
    """Directed graphs of all shapes, with negative cycles or with negative weights only."""
    some = graphs(directed=True, min_n=1, max_n=7, weights=[[(-1, 3), (-2, 9), (-1000, 1000)]])
    # Small, so that many pairs are joined by several paths.
    none = graphs(directed=True, connected=True, min_n=1, max_n=5, weights=[[(0, 5), (0, 20)]])
    return st.one_of(some, reweighted(none, 20))
