"""How a graph is handed over: one plugin per representation, found by file name.

A plugin in plugins/representations/ has TITLE (words for prompts and reports) and
`convert(args, graph)`: the arguments in the home representation (an edge list) become the
arguments in its own. `graph` says what kind of graph the task has.
"""

import functools
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from algoreval.registry import load_plugin, plugin_names

INFINITY = 1_000_000_000
"""Stands for "no edge" in a matrix of weights and for "unreachable" in results."""

Arguments = Mapping[str, Any]
"""Parameter name -> plain value, in the order of the signature."""


@dataclass(frozen=True)
class Graph:
    """What kind of graph a task works on."""

    directed: bool
    weighted: bool
    """Whether edges carry a number; `unit` says what it is called."""

    bipartite: bool = False
    unit: str = "weight"

    given: bool = True
    """Whether the input is the graph itself; else it is something that has one."""


@dataclass(frozen=True)
class Representation:
    """One way to hand over a graph."""

    id: str
    title: str
    """For prompts and reports, for example "adjacency list"."""

    convert: Callable[[Arguments, Graph], dict[str, Any]]
    """Home arguments to this representation's arguments."""


@functools.cache
def representation(name: str) -> Representation:
    """The representation of this name. Raises ConfigError, with near names, if there is none."""
    module = load_plugin("representations", name)
    return Representation(name, module.TITLE, module.convert)


def representations() -> list[str]:
    """The ids of all representations, sorted."""
    return plugin_names("representations")
