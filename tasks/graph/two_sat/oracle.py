"""The answer without components for the first half: try a value, follow its consequences.

A value that meets no contradiction settles all clauses it touches, so it never has to be taken
back. The components are counted by networkx.
"""

from collections import defaultdict
from itertools import pairwise
from operator import add
from typing import Any

import networkx as nx
from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy


def answer(n: int, clauses: list[list[int]]) -> list[bool | int]:
    """Whether the clauses can be met, and the number of components."""
    literals = [sign * variable for variable in range(1, n + 1) for sign in (1, -1)]
    implied: defaultdict[int, set[int]] = defaultdict(set)
    for a, b in clauses:
        implied[-a].add(b)
        implied[-b].add(a)
    graph = nx.DiGraph()
    graph.add_nodes_from(literals)
    graph.add_edges_from((a, b) for a in literals for b in implied[a])
    return [satisfiable(n, implied), nx.number_strongly_connected_components(graph)]


def queries() -> SearchStrategy[dict[str, Any]]:
    """Random clauses, among them chains of implications, unit clauses and tautologies."""
    return st.integers(1, 5).flatmap(_formulas)


def _formulas(n: int) -> SearchStrategy[dict[str, Any]]:
    """Clauses over n variables; a chain visits literals, each of which implies the next."""
    literal = st.sampled_from([sign * k for k in range(1, n + 1) for sign in (1, -1)])
    clauses = st.lists(st.tuples(literal, literal).map(list), max_size=10)
    chain = st.lists(literal, max_size=8).map(lambda path: [[-a, b] for a, b in pairwise(path)])
    both = st.builds(add, clauses, chain).flatmap(st.permutations)
    return st.builds(dict, n=st.just(n), clauses=both)


def satisfiable(n: int, implied: dict[int, set[int]]) -> bool:
    """Whether every variable finds a value."""
    true: set[int] = set()
    for variable in range(1, n + 1):
        if variable in true or -variable in true:
            continue
        both = (consequences(literal, implied) for literal in (variable, -variable))
        fitting = next((c for c in both if not any(-x in c | true for x in c)), None)
        if fitting is None:
            return False
        true |= fitting
    return True


def consequences(literal: int, implied: dict[int, set[int]]) -> set[int]:
    """All literals that must be true if the given one is."""
    found, waiting = {literal}, [literal]
    while waiting:
        new = implied[waiting.pop()] - found
        found |= new
        waiting.extend(new)
    return found
