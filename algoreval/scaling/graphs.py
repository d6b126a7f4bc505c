"""Graphs of a size for the scaling probe, in the home form of a task's arguments.

Everything is drawn by a Dice, and edges stand in the order in which their pairs are gone through:
by the first vertex, then by the second, as networkx makes them, too. So a larger graph is no less
kind to a processor's cache than a smaller one.
"""

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from algoreval.representation import Graph
from algoreval.scaling.dice import Dice

Arguments = dict[str, Any]
Spans = Sequence[tuple[int, int]]
"""The least and the greatest value of each number that an edge carries."""

CHANCE: Mapping[str, Callable[[int], float]] = {
    "dense": lambda n: 0.3,
    "sparse": lambda n: min(1.0, 3 * math.log(n) / n),
}
"""By regime: with which probability a pair of n vertices is joined (Appendix K of the paper)."""


@dataclass(frozen=True)
class Frame:
    """What a graph is to be like."""

    n: int
    chance: float
    graph: Graph
    weights: Spans = ()
    ends: tuple[str, ...] = ()
    """The parameters that name vertices: the first is vertex 0, the second vertex n - 1."""


def gnp(dice: Dice, frame: Frame) -> Arguments:
    """G(n, p): each pair of vertices is joined by chance; if directed, each ordered pair."""
    n = frame.n
    if frame.graph.bipartite:
        pairs = (divmod(k, n) for k in dice.picked(n * n, frame.chance))
        return {"n_left": n, "n_right": n, "edges": _edges(dice, pairs, frame.weights)}
    found = _arcs(dice, n, frame.chance) if frame.graph.directed else _pairs(dice, n, frame.chance)
    return _whole(dice, frame, found)


def dag(dice: Dice, frame: Frame) -> Arguments:
    """G(n, p) whose edges point along a random order of the vertices."""
    rank = dice.shuffled(range(frame.n))
    pairs = _pairs(dice, frame.n, frame.chance)
    return _whole(dice, frame, ((u, v) if rank[u] < rank[v] else (v, u) for u, v in pairs))


def closed_walk(dice: Dice, frame: Frame) -> Arguments:
    """As many edges as G(n, p) has in the mean, all of one closed walk over random vertices."""
    n = frame.n
    pairs = n * (n - 1) // (1 if frame.graph.directed else 2)
    stops = [0]
    while len(stops) < round(frame.chance * pairs):
        stop = dice.below(n)
        # Neither a self-loop, nor one at the end, where the walk goes back to its beginning.
        if stop != stops[-1]:
            stops.append(stop)
    if stops[-1] == stops[0]:
        stops[-1] = next(v for v in (1, 2) if v != stops[-2])
    return _whole(dice, frame, zip(stops, [*stops[1:], stops[0]], strict=True))


def tree(dice: Dice, frame: Frame) -> Arguments:
    """A random tree: each vertex hangs on one of those before it; then they change names."""
    names = dice.shuffled(range(frame.n))
    pairs = [(names[dice.below(v)], names[v]) for v in range(1, frame.n)]
    return _whole(dice, frame, pairs)


def clauses(dice: Dice, frame: Frame) -> Arguments:
    """Clauses of two literals, as many as G(n, p) has pairs, that some assignment meets.

    Without it, more clauses than variables can hardly ever be met.
    """
    n = frame.n
    truth = [0, *(dice.one_of((1, -1)) for _ in range(n))]
    found = []
    for _ in range(round(frame.chance * n * (n - 1) / 2)):
        one, other = dice.between(1, n), dice.between(1, n)
        pair = [one * truth[one], other * dice.one_of((1, -1))]
        found.append(pair if dice.below(2) else pair[::-1])
    return {"n": n, "clauses": found}


KINDS: Mapping[str, Callable[[Dice, Frame], Arguments]] = {
    "gnp": gnp,
    "dag": dag,
    "closed_walk": closed_walk,
    "tree": tree,
    "clauses": clauses,
}


def _whole(dice: Dice, frame: Frame, pairs: Iterator[tuple[int, int]] | Sequence[tuple[int, int]]
           ) -> Arguments:  # fmt: skip
    edges = _edges(dice, iter(pairs), frame.weights)
    ends = dict(zip(frame.ends, (0, frame.n - 1), strict=False))
    return {"n": frame.n, "edges": edges, **ends}


def _edges(dice: Dice, pairs: Iterator[tuple[int, int]], weights: Spans) -> list[list[int]]:
    """The pairs first, then the numbers of each edge."""
    found = [[*pair] for pair in pairs]
    for edge in found if weights else ():
        edge += [dice.between(low, high) for low, high in weights]
    return found


def _pairs(dice: Dice, n: int, chance: float) -> Iterator[tuple[int, int]]:
    """Pairs (u, v) with u < v."""
    u, before, after = 0, 0, n - 1
    for place in dice.picked(n * (n - 1) // 2, chance):
        while place >= after:
            u, before, after = u + 1, after, after + n - u - 2
        yield u, u + 1 + place - before


def _arcs(dice: Dice, n: int, chance: float) -> Iterator[tuple[int, int]]:
    """Ordered pairs of different vertices."""
    for place in dice.picked(n * (n - 1), chance):
        u, v = divmod(place, n - 1)
        yield u, v + (v >= u)
