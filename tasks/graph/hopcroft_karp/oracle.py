"""The right answer by networkx's maximum flow, each vertex taking one unit at most."""

import networkx as nx
from hypothesis.strategies import SearchStrategy

from algoreval.graphs import Query, bipartite_graphs


def answer(n_left: int, n_right: int, edges: list[list[int]]) -> int:
    """The number of edges in a largest matching."""
    graph = nx.DiGraph()
    graph.add_nodes_from(["source", "sink"])
    graph.add_edges_from((("source", ("left", u)) for u in range(n_left)), capacity=1)
    graph.add_edges_from(((("right", v), "sink") for v in range(n_right)), capacity=1)
    graph.add_edges_from(((("left", u), ("right", v)) for u, v in edges), capacity=1)
    value: int = nx.maximum_flow_value(graph, "source", "sink")
    return value


def queries() -> SearchStrategy[Query]:
    """Bipartite graphs of all shapes and sizes, long paths and parallel edges among them."""
    return bipartite_graphs()
