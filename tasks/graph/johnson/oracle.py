"""The answer by networkx's Bellman-Ford from every vertex, without any change of the weights."""

import networkx as nx

UNREACHABLE = 1_000_000_000


def answer(n: int, edges: list[list[int]]) -> list[list[int]]:
    """The matrix of distances, or [] if there is a negative cycle."""
    graph = nx.MultiDiGraph()
    graph.add_nodes_from(range(n))
    graph.add_weighted_edges_from(edges)
    if nx.negative_edge_cycle(graph):
        return []
    rows = []
    for source in range(n):
        distance = nx.single_source_bellman_ford_path_length(graph, source)
        rows.append([distance.get(v, UNREACHABLE) for v in range(n)])
    return rows
