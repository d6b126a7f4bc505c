"""The right answer by networkx, from the greatest distance of every vertex."""

import networkx as nx
from hypothesis.strategies import SearchStrategy

from algoreval.graphs import Query, trees


def answer(n: int, edges: list[list[int]]) -> list[int]:
    """The vertices whose eccentricity is the radius, in ascending order."""
    tree = nx.empty_graph(n)
    tree.add_edges_from(map(tuple, edges))
    distance = nx.eccentricity(tree)
    radius = min(distance.values())
    return [v for v in range(n) if distance[v] == radius]


def large(n: int, edges: list[list[int]]) -> list[int]:
    """The same: the middle of a longest path, between two vertices that are farthest apart."""
    tree = nx.empty_graph(n)
    tree.add_edges_from(map(tuple, edges))
    far = list(nx.single_source_shortest_path_length(tree, 0))[-1]
    path = list(nx.single_source_shortest_path(tree, far).values())[-1]
    return sorted({path[(len(path) - 1) // 2], path[len(path) // 2]})


def queries() -> SearchStrategy[Query]:
    """Trees: random ones, paths, stars, and what lies between."""
    return trees()
