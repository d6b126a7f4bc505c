"""The right answer by networkx, from the greatest distance of every vertex."""

import networkx as nx
from hypothesis.strategies import SearchStrategy

from algoreval.graphs import Query, trees


def answer(n: int, edges: list[list[int]]) -> int:
    """The greatest distance between two vertices."""
    tree = nx.empty_graph(n)
    tree.add_edges_from(map(tuple, edges))
    return int(nx.diameter(tree))


def queries() -> SearchStrategy[Query]:
    """Trees: random ones, paths, stars, and what lies between."""
    return trees()
