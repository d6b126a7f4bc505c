"""The right answer by networkx, which says whether there is a circuit, and backtracking for it."""

from collections import Counter, defaultdict

import networkx as nx
from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from algoreval.graphs import Query, graphs, trails


def answer(n: int, edges: list[list[int]]) -> list[int]:
    """The lexicographically smallest circuit from its prescribed start; empty without one."""
    graph = nx.MultiDiGraph()
    graph.add_edges_from(map(tuple, edges))
    if not edges or not nx.is_eulerian(graph):
        return []
    circuit = [min(graph)]
    left = Counter((u, v) for u, v in edges)

    def complete() -> bool:
        if len(circuit) == len(edges) + 1:
            return True
        u = circuit[-1]
        for v in sorted(graph[u]):
            if left[u, v] == 0:
                continue
            left[u, v] -= 1
            circuit.append(v)
            if complete():
                return True
            circuit.pop()
            left[u, v] += 1
        return False

    complete()
    return circuit


def large(n: int, edges: list[list[int]]) -> list[int]:
    """The same without going back: where it gets stuck, what is left is put in between."""
    graph = nx.MultiDiGraph()
    graph.add_edges_from(map(tuple, edges))
    if not edges or not nx.is_eulerian(graph):
        return []
    after = defaultdict(list)
    for u, v in sorted(edges, reverse=True):
        after[u].append(v)
    path, circuit = [min(graph)], []
    while path:
        if after[path[-1]]:
            path.append(after[path[-1]].pop())
        else:
            circuit.append(path.pop())
    return circuit[::-1]


def queries() -> SearchStrategy[Query]:
    """Directed graphs of all shapes, half of them made of a trail or two."""
    return st.one_of(graphs(directed=True, max_n=6), trails(directed=True, loops=True))
