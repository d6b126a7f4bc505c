"""The right answer by networkx, which encodes trees itself."""

import networkx as nx
from hypothesis.strategies import SearchStrategy

from algoreval.graphs import Query, trees


def answer(n: int, edges: list[list[int]]) -> list[int]:
    """The Prüfer sequence; networkx takes trees of two vertices or more."""
    tree = nx.empty_graph(n)
    tree.add_edges_from(map(tuple, edges))
    return [int(v) for v in nx.to_prufer_sequence(tree)]


def queries() -> SearchStrategy[Query]:
    """Trees: random ones, paths, stars, and what lies between."""
    return trees(min_n=2)
