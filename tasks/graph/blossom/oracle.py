"""The answer by networkx: a matching of maximum weight among those of maximum size."""

import networkx as nx
from hypothesis import strategies as st
from hypothesis.strategies import DrawFn, SearchStrategy

from algoreval.graphs import Query, graphs, shuffled


def answer(n: int, edges: list[list[int]]) -> int:
    """The number of edges of a maximum matching."""
    graph = nx.Graph()
    graph.add_nodes_from(range(n))
    graph.add_edges_from((u, v) for u, v in edges if u != v)
    return len(nx.max_weight_matching(graph, maxcardinality=True))


def queries() -> SearchStrategy[Query]:
    """Undirected graphs of all shapes, and odd cycles that hang on each other."""
    return st.one_of(graphs(directed=False, max_n=9), _odd_cycles())


@st.composite
def _odd_cycles(draw: DrawFn) -> Query:
    """Odd cycles and single vertices, each joined to an earlier one; a tree of blossoms."""
    n, rows = 0, []
    for size in draw(st.lists(st.sampled_from([1, 3, 5]), min_size=2, max_size=4)):
        if n > 0:
            rows.append([draw(st.integers(0, n - 1)), n])
        if size > 1:
            rows += [[n + k, n + (k + 1) % size] for k in range(size)]
        n += size
    return {"n": n, "edges": draw(shuffled(n, rows))}
