"""Disjoint Set Union by networkx: the sets are the components of a graph, searched anew."""

from typing import Any

import networkx as nx
from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy


def answer(n: int, operations: list[tuple[str, int, int]]) -> list[int]:
    """The answers of all operations; each union of different sets is an edge."""
    graph = nx.empty_graph(n)
    answers = []
    for kind, a, b in operations:
        if kind == "count":
            answers.append(nx.number_connected_components(graph))
        elif kind == "size":
            answers.append(len(nx.node_connected_component(graph, a)))
        else:
            connected = nx.has_path(graph, a, b)
            if kind == "union":
                graph.add_edge(a, b)
            answers.append(int(connected if kind == "connected" else not connected))
    return answers


def queries() -> SearchStrategy[dict[str, Any]]:
    """Queries of operations on up to eight numbers: any, and many unions before looks at all."""
    return st.integers(1, 8).flatmap(on_numbers)


def on_numbers(n: int) -> SearchStrategy[dict[str, Any]]:
    """Queries about the numbers below n."""
    number = st.integers(0, n - 1)
    union = st.tuples(st.just("union"), number, number).map(list)
    look = st.one_of(
        st.just(["count", 0, 0]),
        number.map(lambda a: ["size", a, 0]),
        st.tuples(st.just("connected"), number, number).map(list),
    )
    operations = st.one_of(
        st.lists(st.one_of(union, look), max_size=20),
        st.builds(
            lambda unions: unions + [["size", a, 0] for a in range(n)],
            st.lists(union, min_size=n // 2, max_size=12),
        ),
    )
    return st.builds(dict, n=st.just(n), operations=operations)
