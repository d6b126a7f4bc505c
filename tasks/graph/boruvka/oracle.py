"""The right answer by networkx with Kruskal's algorithm, on a graph without parallel edges."""

import networkx as nx
from hypothesis.strategies import SearchStrategy

from algoreval.graphs import Query, graphs


def answer(n: int, edges: list[list[int]]) -> int:
    """The total weight of a minimum spanning forest."""
    graph = nx.Graph()
    graph.add_nodes_from(range(n))
    # Of parallel edges networkx keeps the last one: the lightest.
    graph.add_weighted_edges_from(sorted(map(tuple, edges), key=lambda edge: -edge[2]))
    graph.remove_edges_from(list(nx.selfloop_edges(graph)))
    forest = nx.minimum_spanning_edges(graph, algorithm="kruskal")
    return sum(data["weight"] for _, _, data in forest)


def queries() -> SearchStrategy[Query]:
    """Undirected graphs of all shapes with tied, negative or widely spread weights."""
    return graphs(directed=False, weights=[[(0, 3), (-5, 20), (-1000, 1000)]])
