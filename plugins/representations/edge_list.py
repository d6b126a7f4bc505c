"""Edge list: all edges in one list, the home representation of every graph task."""

from typing import Any

from algoreval.representation import Arguments, Graph

TITLE = "edge list"


def convert(args: Arguments, graph: Graph) -> dict[str, Any]:
    """The arguments unchanged."""
    return dict(args)
