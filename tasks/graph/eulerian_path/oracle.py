"""The right answer by networkx, which says whether there is a trail, and backtracking for it."""

from collections import Counter, defaultdict

import networkx as nx
from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from algoreval.graphs import Query, graphs, trails


def answer(n: int, edges: list[list[int]]) -> list[int]:
    """The lexicographically smallest trail from its prescribed start; empty without one."""
    graph = nx.MultiGraph()
    graph.add_edges_from(map(tuple, edges))
    if not edges or not nx.has_eulerian_path(graph):
        return []
    odd = [v for v, degree in graph.degree() if degree % 2 == 1]
    trail = [min(odd or graph)]
    left = Counter((u, v) for edge in edges for u, v in (edge, edge[::-1]))

    def complete() -> bool:
        if len(trail) == len(edges) + 1:
            return True
        u = trail[-1]
        for v in sorted(set(graph[u])):
            if left[u, v] == 0:
                continue
            left.subtract([(u, v), (v, u)])
            trail.append(v)
            if complete():
                return True
            trail.pop()
            left.update([(u, v), (v, u)])
        return False

    complete()
    return trail


def large(n: int, edges: list[list[int]]) -> list[int]:
    """The same without going back: where it gets stuck, what is left is put in between."""
    graph = nx.MultiGraph()
    graph.add_edges_from(map(tuple, edges))
    if not edges or not nx.has_eulerian_path(graph):
        return []
    odd = [v for v, degree in graph.degree() if degree % 2 == 1]
    after = defaultdict(list)
    for v, u, edge in sorted((v, u, k) for k, e in enumerate(edges) for u, v in (e, e[::-1]))[::-1]:
        after[u].append((v, edge))
    used: set[int] = set()
    path, trail = [min(odd or graph)], []
    while path:
        while after[path[-1]] and after[path[-1]][-1][1] in used:
            after[path[-1]].pop()
        if after[path[-1]]:
            v, edge = after[path[-1]].pop()
            used.add(edge)
            path.append(v)
        else:
            trail.append(path.pop())
    return trail[::-1]


def queries() -> SearchStrategy[Query]:
    """Undirected graphs without self-loops, half of them made of a trail or two."""
    return st.one_of(
        graphs(directed=False, max_n=6, loops=False), trails(directed=False, loops=False)
    )
