"""Longest Increasing Subsequence as a longest path in the graph of allowed next entries."""

import networkx as nx


def answer(values: list[int]) -> int:
    """The number of vertices on a longest path; the graph is acyclic, as arcs lead onwards."""
    graph = nx.DiGraph()
    graph.add_nodes_from(range(len(values)))
    graph.add_edges_from(
        (i, j) for j in range(len(values)) for i in range(j) if values[i] < values[j]
    )
    return len(nx.dag_longest_path(graph))
