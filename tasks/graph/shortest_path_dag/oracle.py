"""The answer by networkx's Bellman-Ford, which needs no topological order."""

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
    """Directed graphs without cycles, small or large weights, and a source anywhere."""
    spans = [(-3, 3), (0, 3), (-1000, 1000)]
    return with_ends(graphs(directed=True, acyclic=True, min_n=1, weights=[spans]), "source")
