"""The right answer by networkx, with the push-relabel algorithm and without parallel edges."""

import networkx as nx
from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy
from networkx.algorithms.flow import preflow_push

from algoreval.graphs import Query, graphs, networks, with_ends


def answer(n: int, edges: list[list[int]], source: int, sink: int) -> int:
    """The greatest flow from source to sink."""
    graph = nx.DiGraph()
    graph.add_nodes_from(range(n))
    for u, v, capacity in edges:
        if u != v:
            before = graph.edges[u, v]["capacity"] if graph.has_edge(u, v) else 0
            graph.add_edge(u, v, capacity=before + capacity)
    return int(nx.maximum_flow_value(graph, source, sink, flow_func=preflow_push))


def queries() -> SearchStrategy[Query]:
    """Networks with ends anywhere, or with two ways and short cuts; small or large capacities."""
    capacities = [(0, 3), (1, 1), (0, 1000)]
    anywhere = with_ends(graphs(directed=True, min_n=2, weights=[capacities]), "source", "sink")
    return st.one_of(anywhere, networks(weights=[[(1, 1), (1, 3), (1, 1000)]]))
