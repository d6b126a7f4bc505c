"""The answer by maximum flows: some vertex lies on the other side of the cut than vertex 0."""

import networkx as nx
from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from algoreval.graphs import Query, graphs


def answer(n: int, edges: list[list[int]]) -> int:
    """The weight of a minimum cut."""
    graph = nx.Graph()
    graph.add_nodes_from(range(n))
    for u, v, weight in edges:
        if u != v:
            before = graph.get_edge_data(u, v, {"capacity": 0})["capacity"]
            graph.add_edge(u, v, capacity=before + weight)
    return min(int(nx.maximum_flow_value(graph, 0, v)) for v in range(1, n))


def large(n: int, edges: list[list[int]]) -> int:
    """The same by networkx's own Stoer-Wagner."""
    graph = nx.empty_graph(n)
    for u, v, weight in edges:
        if u != v:
            before = graph.get_edge_data(u, v, {"weight": 0})["weight"]
            graph.add_edge(u, v, weight=before + weight)
    return int(nx.stoer_wagner(graph)[0]) if nx.is_connected(graph) else 0


def queries() -> SearchStrategy[Query]:
    """Undirected graphs of all shapes, more than half of them connected, with positive weights."""
    spans = [(1, 3), (1, 1), (1, 1000)]
    return st.one_of(
        graphs(directed=False, min_n=2, weights=[spans]),
        graphs(directed=False, min_n=2, weights=[spans], connected=True),
    )
