"""The right answer by networkx, with the push-relabel algorithm and without parallel edges."""

import networkx as nx
from networkx.algorithms.flow import preflow_push


def answer(n: int, edges: list[list[int]], source: int, sink: int) -> int:
    """The greatest flow from source to sink."""
    graph = nx.DiGraph()
    graph.add_nodes_from(range(n))
    for u, v, capacity in edges:
        if u != v:
            before = graph.edges[u, v]["capacity"] if graph.has_edge(u, v) else 0
            graph.add_edge(u, v, capacity=before + capacity)
    return int(nx.maximum_flow_value(graph, source, sink, flow_func=preflow_push))
