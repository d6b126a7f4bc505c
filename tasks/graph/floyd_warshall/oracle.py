"""The right answer by networkx's Bellman-Ford, once for every source."""

import networkx as nx
from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from algoreval.graphs import Query, graphs, reweighted

UNREACHABLE = 1_000_000_000


def answer(n: int, edges: list[list[int]]) -> list[list[int]]:
    """The matrix of distances; no rows if there is a negative cycle."""
    graph = nx.MultiDiGraph()
    graph.add_nodes_from(range(n))
    graph.add_weighted_edges_from(edges)
    if nx.negative_edge_cycle(graph):
        return []
    distances = (nx.single_source_bellman_ford_path_length(graph, source) for source in range(n))
    return [[row.get(v, UNREACHABLE) for v in range(n)] for row in distances]


def queries() -> SearchStrategy[Query]:
    """Directed graphs of all shapes, with negative cycles or with negative weights only."""
    some = graphs(directed=True, min_n=1, max_n=7, weights=[[(-1, 3), (-2, 9), (-1000, 1000)]])
    # Small, so that many pairs are joined by several paths.
    none = graphs(directed=True, connected=True, min_n=1, max_n=5, weights=[[(0, 5), (0, 20)]])
    return st.one_of(some, reweighted(none, 20))
