"""The right answer by networkx's network simplex, from the value of a maximum flow."""

import networkx as nx
from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from algoreval.graphs import Query, graphs, networks, with_ends


def answer(n: int, edges: list[list[int]], source: int, sink: int) -> list[int]:
    """The flow and its smallest cost."""
    graph = nx.DiGraph()
    graph.add_nodes_from(range(n))
    # An edge is two in a row, so that parallel edges stay apart.
    for number, (u, v, capacity, cost) in enumerate(edges):
        middle = ("edge", number)
        graph.add_edge(u, middle, capacity=capacity, weight=cost)
        graph.add_edge(middle, v, capacity=capacity, weight=0)
    flow = nx.maximum_flow_value(graph, source, sink)
    graph.nodes[source]["demand"] = -flow
    graph.nodes[sink]["demand"] = flow
    cost, _ = nx.network_simplex(graph)
    return [flow, cost]


def queries() -> SearchStrategy[Query]:
    """Networks with ends anywhere, or with two ways and short cuts; small or large numbers."""
    spans = [(0, 3), (1, 1), (0, 1000)]
    simple = graphs(directed=True, min_n=2, max_n=7, loops=False, weights=[spans, spans])
    two_ways = networks(weights=[[(1, 1), (1, 3), (1, 1000)], spans])
    return st.one_of(with_ends(simple, "source", "sink"), two_ways)
