"""The answer by networkx's Stoer-Wagner, where parallel edges become weights."""

from collections import Counter

import networkx as nx
from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from algoreval.graphs import Query, graphs


def answer(n: int, edges: list[list[int]]) -> int:
    """The number of edges of a minimum cut."""
    graph = nx.Graph()
    graph.add_nodes_from(range(n))
    counts = Counter(frozenset(edge) for edge in edges if edge[0] != edge[1])
    graph.add_weighted_edges_from((*pair, count) for pair, count in counts.items())
    if not nx.is_connected(graph):
        return 0
    weight, _ = nx.stoer_wagner(graph)
    return int(weight)


def queries() -> SearchStrategy[Query]:
    """Undirected graphs of all shapes, more than half of them connected."""
    return st.one_of(
        graphs(directed=False, min_n=2, max_n=7),
        graphs(directed=False, min_n=2, max_n=7, connected=True),
    )
