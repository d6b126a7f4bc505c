"""The right answer by networkx, whose search keeps the edges of each biconnected component."""

import networkx as nx
from hypothesis.strategies import SearchStrategy

from algoreval.graphs import Query, graphs


def answer(n: int, edges: list[list[int]]) -> list[int]:
    """The articulation points in ascending order."""
    graph = nx.Graph()
    graph.add_nodes_from(range(n))
    graph.add_edges_from(map(tuple, edges))
    return sorted(nx.articulation_points(graph))


def queries() -> SearchStrategy[Query]:
    """Undirected graphs of all shapes, with self-loops and parallel edges."""
    return graphs(directed=False)
