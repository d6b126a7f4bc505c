"""Adjacency list: entry u lists what vertex u is joined to, with the number on each edge."""

from typing import Any

from algoreval.representation import Arguments, Graph

TITLE = "adjacency list"


def convert(args: Arguments, graph: Graph) -> dict[str, Any]:
    """`adj` in place of the vertex count and the edges; parallel edges are repeated.

    An undirected edge stands in the lists of both its ends, a self-loop twice in its own. In a
    bipartite graph only left vertices have lists, so `n_right` stays.
    """
    count = args["n_left" if graph.bipartite else "n"]
    adj: list[list[Any]] = [[] for _ in range(count)]
    for u, v, *weight in args["edges"]:
        adj[u].append([v, *weight] if graph.weighted else v)
        if not graph.directed and not graph.bipartite:
            adj[v].append([u, *weight] if graph.weighted else u)
    rest = {name: value for name, value in args.items() if name not in ("n", "n_left", "edges")}
    return {"adj": adj, **rest}
