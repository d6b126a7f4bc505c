"""Minimum cut by Stoer and Wagner, O(V * E log V).

A phase collects all vertices, always the one that hangs most strongly on those collected before.
For the last two of them, s and t, the cheapest cut that separates them cuts off t alone. A best
cut separates s and t, and is known now, or it does not, and t may be merged into s.
"""

import heapq


def stoer_wagner_min_cut(n: int, edges: list[tuple[int, int, int]]) -> int:
    """Return the weight of a minimum cut."""
    graph: dict[int, dict[int, int]] = {v: {} for v in range(n)}
    for u, v, weight in edges:
        if u != v:
            graph[u][v] = graph[v][u] = graph[u].get(v, 0) + weight

    best = None
    while len(graph) > 1:
        s, t, cut = minimum_cut_phase(graph)
        best = cut if best is None else min(best, cut)
        merge(graph, s, t)
    return best or 0


def minimum_cut_phase(graph: dict[int, dict[int, int]]) -> tuple[int, int, int]:
    """Return the last two vertices of the phase and the weight of all edges at the last."""
    strength = dict.fromkeys(graph, 0)  # of the edges to the collected vertices
    collected: dict[int, int] = {}  # in the order of collection, with the strength at that time
    heap = [(0, v) for v in graph]
    while heap:
        negative, u = heapq.heappop(heap)
        if u in collected:
            continue  # an entry from before u became stronger
        collected[u] = -negative
        for v, weight in graph[u].items():
            if v not in collected:
                strength[v] += weight
                heapq.heappush(heap, (-strength[v], v))
    t, cut = collected.popitem()
    s, _ = collected.popitem()
    return s, t, cut


def merge(graph: dict[int, dict[int, int]], s: int, t: int) -> None:
    """Merge t into s; parallel edges that arise add up."""
    for v, weight in graph.pop(t).items():
        del graph[v][t]
        if v != s:
            graph[s][v] = graph[v][s] = graph[s].get(v, 0) + weight
