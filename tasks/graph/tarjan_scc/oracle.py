"""The right answer by networkx, with Kosaraju's two searches."""

import networkx as nx


def answer(n: int, edges: list[list[int]]) -> list[list[int]]:
    """The components, each ascending, ordered by their smallest vertex."""
    graph = nx.DiGraph()
    graph.add_nodes_from(range(n))
    graph.add_edges_from(map(tuple, edges))
    components = nx.kosaraju_strongly_connected_components(graph)
    return sorted(sorted(component) for component in components)
