"""The answer by networkx's strongly connected components."""

import networkx as nx
from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from algoreval.graphs import Query, graphs, shifted


def answer(n: int, edges: list[list[int]]) -> list[list[int]]:
    """The components, each sorted, ordered by their smallest vertex."""
    graph = nx.DiGraph()
    graph.add_nodes_from(range(n))
    graph.add_edges_from(edges)
    return sorted(sorted(component) for component in nx.strongly_connected_components(graph))


def queries() -> SearchStrategy[Query]:
    """Directed graphs of all shapes, with self-loops and parallel edges.

    Some join the vertices from 8 on: in an order of texts, 10 comes before 8.
    """
    some = graphs(directed=True)
    return st.one_of(some, some, some, shifted(some, 8))
