"""The right answer by networkx's Bellman-Ford, once for every source."""

import networkx as nx

UNREACHABLE = 1_000_000_000


def answer(n: int, edges: list[list[int]]) -> list[list[int]]:
    """The matrix of distances; no rows if there is a negative cycle."""
    graph = nx.MultiDiGraph()
    graph.add_nodes_from(range(n))
    graph.add_weighted_edges_from(edges)
    if nx.negative_edge_cycle(graph):
        return []
    distances = (nx.single_source_bellman_ford_path_length(graph, source) for source in range(n))
    return [[row.get(v, UNREACHABLE) for v in range(n)] for row in distances]
