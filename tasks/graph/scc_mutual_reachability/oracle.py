"""The answer by networkx: the sets of nodes of its condensation into strong components."""

import networkx as nx
from hypothesis.strategies import SearchStrategy

from algoreval.graphs import Query, graphs


def answer(n: int, edges: list[list[int]]) -> list[list[int]]:
    """The components, each sorted, ordered by their smallest vertex."""
    graph = nx.DiGraph()
    graph.add_nodes_from(range(n))
    graph.add_edges_from(edges)
    condensed = nx.condensation(graph)
    return sorted(sorted(members) for _, members in condensed.nodes(data="members"))


def queries() -> SearchStrategy[Query]:
    """Directed graphs of all shapes, with self-loops and parallel edges."""
    return graphs(directed=True)
