"""Incidence matrix: one row per vertex, one column per edge, 1 in the rows of its two ends."""

from typing import Any

from algoreval.errors import ConfigError
from algoreval.representation import Arguments, Graph

TITLE = "incidence matrix"


def convert(args: Arguments, graph: Graph) -> dict[str, Any]:
    """`incidence` in place of the edges; bipartite: the left rows come first, `n_left` stays.

    Raises ConfigError for a self-loop, whose column would have a single 1.
    """
    edges = args["edges"]
    shift = args["n_left"] if graph.bipartite else 0
    rows = shift + args["n_right"] if graph.bipartite else args["n"]
    incidence = [[0] * len(edges) for _ in range(rows)]
    for column, (u, v, *_) in enumerate(edges):
        if u == v + shift:
            raise ConfigError(f"an incidence matrix cannot hold a self-loop ({u}, {v})")
        incidence[u][column] = incidence[v + shift][column] = 1
    rest = {name: value for name, value in args.items() if name not in ("n", "n_right", "edges")}
    return {"incidence": incidence, **rest}
