"""The right answer by networkx's Bellman-Ford, which needs no priority queue."""

import networkx as nx
from hypothesis.strategies import SearchStrategy

from algoreval.graphs import Query, graphs, with_ends

UNREACHABLE = 1_000_000_000


def answer(n: int, edges: list[list[int]], source: int) -> list[int]:
    """The distance from source to every vertex."""
    graph = nx.MultiDiGraph()
    graph.add_nodes_from(range(n))
    graph.add_weighted_edges_from(edges)
    distance = nx.single_source_bellman_ford_path_length(graph, source)
    return [distance.get(v, UNREACHABLE) for v in range(n)]


def queries() -> SearchStrategy[Query]:
    """Directed graphs of all shapes with small or large weights, and a source anywhere."""
    weighted = graphs(directed=True, min_n=1, weights=[[(0, 3), (1, 20), (0, 1000)]])
    return with_ends(weighted, "source")
