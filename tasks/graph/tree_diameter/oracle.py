"""The right answer by networkx, from the greatest distance of every vertex."""

import networkx as nx
from hypothesis.strategies import SearchStrategy

from algoreval.graphs import Query, trees


def answer(n: int, edges: list[list[int]]) -> int:
    """The greatest distance between two vertices."""
    tree = nx.empty_graph(n)
    tree.add_edges_from(map(tuple, edges))
    return int(nx.diameter(tree))


def large(n: int, edges: list[list[int]]) -> int:
    """The same from the vertex that is farthest from some other one."""
    tree = nx.empty_graph(n)
    tree.add_edges_from(map(tuple, edges))
    far = list(nx.single_source_shortest_path_length(tree, 0))[-1]
    return max(nx.single_source_shortest_path_length(tree, far).values())


def queries() -> SearchStrategy[Query]:
    """Trees: random ones, paths, stars, and what lies between."""
    return trees()
