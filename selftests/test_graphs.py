"""Strategies of graphs keep what they are asked for, reach what is dangerous, and shrink."""

from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import Any

import networkx as nx
import pytest
from hypothesis import find, given, settings
from hypothesis.errors import NoSuchExample

from algoreval.graphs import (
    Query,
    bipartite_graphs,
    graphs,
    networks,
    reweighted,
    trails,
    trees,
    with_ends,
)
from selftests.test_queries import drawn

WEIGHTS = [(0, 3), (-2, 9), (-1000, 1000)]


def built(query: Query, kind: Any = nx.MultiGraph) -> Any:
    graph = nx.empty_graph(query["n"], create_using=kind)
    graph.add_edges_from((u, v, {"weight": sum(rest)}) for u, v, *rest in query["edges"])
    return graph


@drawn(30)
@given(graphs(directed=False, loops=False, parallel=False))
def test_a_simple_graph_has_no_edge_twice(query: Query) -> None:
    assert len({frozenset(edge) for edge in query["edges"]}) == len(query["edges"]) <= 20
    assert all(u != v for u, v in query["edges"])


@drawn(30)
@given(graphs(directed=True, loops=False))
def test_loops_can_be_left_out(query: Query) -> None:
    assert all(u != v for u, v in query["edges"])


@drawn(30)
@given(graphs(directed=True, acyclic=True))
def test_an_acyclic_graph_has_no_cycle(query: Query) -> None:
    assert nx.is_directed_acyclic_graph(built(query, nx.MultiDiGraph))


@drawn(30)
@given(graphs(directed=True, connected=True, min_n=1))
def test_a_connected_graph_is_reached_from_one_vertex(query: Query) -> None:
    graph = built(query, nx.MultiDiGraph)
    assert any(len(nx.descendants(graph, v)) == len(graph) - 1 for v in graph)


@drawn(30)
@given(trees())
def test_a_tree_is_a_tree(query: Query) -> None:
    assert nx.is_tree(built(query))


@drawn(30)
@given(trails(directed=True, loops=True))
def test_trails_are_all_closed_or_two_at_most(query: Query) -> None:
    graph = built(query, nx.MultiDiGraph)
    assert sum(abs(graph.in_degree(v) - graph.out_degree(v)) for v in graph) <= 4


@drawn(30)
@given(graphs(directed=True, weights=[[(1, 1), (5, 9)], [(-3, -2)]]))
def test_a_graph_keeps_to_one_span(query: Query) -> None:
    assert {row[3] for row in query["edges"]} <= {-3, -2}
    assert {row[2] for row in query["edges"]} < {1} | set(range(5, 10))
    assert len({row[2] == 1 for row in query["edges"]}) <= 1


@drawn(30)
@given(reweighted(graphs(directed=True, weights=[[(0, 5)]]), 20))
def test_new_weights_make_no_negative_cycle(query: Query) -> None:
    assert not nx.negative_edge_cycle(built(query, nx.MultiDiGraph))


@drawn(30)
@given(with_ends(graphs(directed=True, min_n=2), "source", "sink"))
def test_ends_are_different_vertices(query: Query) -> None:
    assert list(query) == ["n", "edges", "source", "sink"]
    assert {query["source"], query["sink"]} < {*range(query["n"]), -1}
    assert query["source"] != query["sink"]


@drawn(30)
@given(networks(weights=[[(1, 1)]]))
def test_a_network_has_two_ways(query: Query) -> None:
    graph = built(query, nx.DiGraph)
    assert nx.edge_connectivity(graph, query["source"], query["sink"]) == 2
    assert nx.number_of_selfloops(graph) == 0


@drawn(30)
@given(bipartite_graphs())
def test_bipartite_edges_join_left_and_right(query: Query) -> None:
    assert all(u < query["n_left"] and v < query["n_right"] for u, v in query["edges"])


def lighter_parallel_edge_last(query: Query) -> bool:
    rows = query["edges"]
    return any(
        row[:2] == later[:2] and row[0] != row[1] and later[2] < row[2]
        for i, row in enumerate(rows) for later in rows[i:]
    )  # fmt: skip


def cycle(query: Query) -> bool:
    degrees = Counter(v for edge in query["edges"] for v in edge)
    whole = query["n"] > 3 and set(degrees.values()) == {2} and len(degrees) == query["n"]
    return whole and nx.is_connected(built(query))


REACHED: dict[str, tuple[Any, Callable[[Query], bool], tuple[int, int]]] = {
    "self-loop": (graphs(directed=True), lambda q: any(u == v for u, v in q["edges"]), (1, 1)),
    "triangle": (
        graphs(directed=False), lambda q: any(nx.triangles(nx.Graph(built(q))).values()), (3, 3)),
    "cycle": (graphs(directed=False), cycle, (4, 4)),
    "lighter parallel edge last": (
        graphs(directed=True, weights=[WEIGHTS]), lighter_parallel_edge_last, (2, 2)),
    "negative cycle": (
        graphs(directed=True, loops=False, weights=[WEIGHTS]),
        lambda q: nx.negative_edge_cycle(built(q, nx.MultiDiGraph)), (2, 2)),
    "star": (trees(), lambda q: max(d for _, d in built(q).degree()) == 6, (7, 6)),
    "path": (trees(), lambda q: nx.diameter(built(q)) == 7, (8, 7)),
}  # fmt: skip


@pytest.mark.slow
@pytest.mark.parametrize("name", REACHED)
def test_what_is_dangerous_is_found_and_shrinks(name: str) -> None:
    """One of a few searches gets there; which one hangs on the modules that are imported."""
    strategy, dangerous, smallest = REACHED[name]
    searching = settings(drawn(2000), derandomize=False)
    found = set()
    for seed in range(5):
        with suppress(NoSuchExample):
            query = find(strategy, dangerous, settings=searching, random=Random(seed))
            found.add((query["n"], len(query["edges"])))
        if smallest in found:
            break
    assert min(found) == smallest
