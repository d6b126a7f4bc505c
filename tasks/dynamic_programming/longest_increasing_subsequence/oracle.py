"""Longest Increasing Subsequence as a longest path in the graph of allowed next entries."""

from bisect import bisect_left
from typing import Any

import networkx as nx
from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy


def answer(values: list[int]) -> int:
    """The number of vertices on a longest path; the graph is acyclic, as arcs lead onwards."""
    graph = nx.DiGraph()
    graph.add_nodes_from(range(len(values)))
    graph.add_edges_from(
        (i, j) for j in range(len(values)) for i in range(j) if values[i] < values[j]
    )
    return len(nx.dag_longest_path(graph))


def large(values: list[int]) -> int:
    """The same: the least last entry of a subsequence of each length, entry by entry."""
    ends: list[int] = []
    for value in values:
        at = bisect_left(ends, value)
        ends[at : at + 1] = [value]
    return len(ends)


def queries() -> SearchStrategy[dict[str, Any]]:
    """Queries of up to 20 values: any, few that repeat, in any order, sorted and reversed."""
    some = st.lists(st.integers(-(10**6), 10**6), max_size=20)
    values = st.one_of(
        some,
        st.lists(st.integers(-9, 9), min_size=6, max_size=20),
        st.lists(st.integers(0, 2), max_size=20),
        st.permutations(range(12)),
        some.map(sorted),
        some.map(lambda found: sorted(found, reverse=True)),
    )
    return st.builds(dict, values=values)
