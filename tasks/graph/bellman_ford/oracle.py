"""The right answer by networkx, on a graph without parallel edges."""

import networkx as nx
from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from algoreval.graphs import Query, graphs, reweighted, with_ends

INF = 1_000_000_000


def answer(n: int, edges: list[list[int]], source: int) -> list[int]:
    """The distances from source, INF where there is no path; empty with a negative cycle."""
    graph = nx.DiGraph()
    graph.add_nodes_from(range(n))
    # Of parallel edges networkx keeps the last one: the lightest.
    graph.add_weighted_edges_from(sorted(map(tuple, edges), key=lambda edge: -edge[2]))
    try:
        distances = nx.single_source_bellman_ford_path_length(graph, source)
    except nx.NetworkXUnbounded:
        return []
    return [distances.get(v, INF) for v in range(n)]


def queries() -> SearchStrategy[Query]:
    """Directed graphs of all shapes, with negative cycles or with negative weights only."""
    some = graphs(directed=True, min_n=1, weights=[[(-1, 3), (-2, 9), (-1000, 1000)]])
    # Small, so that many pairs are joined by several paths.
    none = graphs(directed=True, connected=True, min_n=1, max_n=6, weights=[[(0, 5), (0, 20)]])
    return with_ends(st.one_of(some, reweighted(none, 20)), "source")
