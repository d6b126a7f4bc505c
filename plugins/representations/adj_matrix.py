"""Adjacency matrix: one row per vertex; a bipartite graph has left rows and right columns."""

from typing import Any

from algoreval.errors import ConfigError
from algoreval.representation import INFINITY, Arguments, Graph

TITLE = "adjacency matrix"


def convert(args: Arguments, graph: Graph) -> dict[str, Any]:
    """`matrix` in place of the vertex counts and the edges.

    Weighted: the weight, INFINITY where there is no edge, 0 on the diagonal; unweighted: 1 or 0.
    Raises ConfigError for parallel edges and self-loops, which a matrix cannot hold.
    """
    rows = args["n_left" if graph.bipartite else "n"]
    columns = args["n_right" if graph.bipartite else "n"]
    absent = INFINITY if graph.weighted else 0
    matrix = [[absent] * columns for _ in range(rows)]
    for u, v, *weight in args["edges"]:
        loop = u == v and not graph.bipartite
        if loop or matrix[u][v] != absent:
            kind = "a self-loop" if loop else "parallel edges"
            raise ConfigError(f"an adjacency matrix cannot hold {kind} ({u}, {v})")
        matrix[u][v] = weight[0] if graph.weighted else 1
        if not graph.directed and not graph.bipartite:
            matrix[v][u] = matrix[u][v]
    if graph.weighted:
        for vertex in range(rows):
            matrix[vertex][vertex] = 0
    counts = ("n", "n_left", "n_right", "edges")
    return {"matrix": matrix, **{k: v for k, v in args.items() if k not in counts}}
