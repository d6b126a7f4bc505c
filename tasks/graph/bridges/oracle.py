"""The right answer by networkx, from chains, on a graph in which parallel edges are one."""

from collections import Counter

import networkx as nx
from hypothesis.strategies import SearchStrategy

from algoreval.graphs import Query, graphs


def answer(n: int, edges: list[list[int]]) -> list[list[int]]:
    """The bridges in ascending order, without those edges that have a parallel edge."""
    copies = Counter((min(edge), max(edge)) for edge in edges)
    graph = nx.Graph()
    graph.add_nodes_from(range(n))
    graph.add_edges_from((u, v) for u, v in copies if u != v)
    found = [(min(edge), max(edge)) for edge in nx.bridges(graph)]
    return [list(edge) for edge in sorted(found) if copies[edge] == 1]


def queries() -> SearchStrategy[Query]:
    """Undirected graphs of all shapes, with self-loops and parallel edges."""
    return graphs(directed=False)
