"""Disjoint Set Union by networkx: the sets are the components of a graph, searched anew."""

import networkx as nx


def answer(n: int, operations: list[tuple[str, int, int]]) -> list[int]:
    """The answers of all operations; each union of different sets is an edge."""
    graph = nx.empty_graph(n)
    answers = []
    for kind, a, b in operations:
        if kind == "count":
            answers.append(nx.number_connected_components(graph))
        elif kind == "size":
            answers.append(len(nx.node_connected_component(graph, a)))
        else:
            connected = nx.has_path(graph, a, b)
            if kind == "union":
                graph.add_edge(a, b)
            answers.append(int(connected if kind == "connected" else not connected))
    return answers
