"""The answer by networkx: a matching of maximum weight among those of maximum size."""

import networkx as nx
from hypothesis.strategies import SearchStrategy

from algoreval.graphs import Query, graphs


def answer(n: int, edges: list[list[int]]) -> int:
    """The number of edges of a maximum matching."""
    graph = nx.Graph()
    graph.add_nodes_from(range(n))
    graph.add_edges_from((u, v) for u, v in edges if u != v)
    return len(nx.max_weight_matching(graph, maxcardinality=True))


def queries() -> SearchStrategy[Query]:
    """Undirected graphs of all shapes, odd cycles and wheels among them."""
    return graphs(directed=False, max_n=9)
