"""Hypothesis strategies of graphs, small and well-shrinking, for the `queries()` of tasks.

A graph is the home form of a task's arguments: `{"n": 3, "edges": [[0, 1, 7], [2, 2, 0]]}`. Its
edges come from the pairs of a named shape, any number of them or nearly all, so that a failure
shrinks edge by edge whatever shape it was found in; the first shape is the complete graph, whose
pairs are all there are. Then come parallel edges and self-loops, and the vertices and edges change
places.
"""

from collections.abc import Sequence
from itertools import pairwise, permutations, product
from math import isqrt
from operator import itemgetter
from typing import Any

from hypothesis import strategies as st
from hypothesis.strategies import DrawFn, SearchStrategy

Pair = tuple[int, int]
Span = tuple[int, int]
"""The smallest and the greatest value that a number may have."""

Spans = Sequence[Span]
"""What the numbers of one graph may range over; narrow spans make ties. The simplest first."""

Query = dict[str, Any]
"""Parameter name -> plain value, in the order of the signature."""


def shapes(n: int) -> dict[str, list[Pair]]:
    """The pairs (u, v) of each named shape on the vertices 0..n-1, none twice, none a loop."""
    width, half = isqrt(n), n // 2
    path = [(v - 1, v) for v in range(1, n)]
    grid = [(v, v + 1) for v in range(n - 1) if (v + 1) % width]
    return {
        # Sorted by v, so that the graph on fewer vertices comes first.
        "complete": [(u, v) for v in range(n) for u in range(v)],
        "path": path,
        "cycle": _cycle(range(n)),
        "star": [(0, v) for v in range(1, n)],
        "grid": grid + [(v, v + width) for v in range(n - width)],
        "bipartite": list(product(range(half), range(half, n))),
        "two_cycles": _cycle(range(half)) + _cycle(range(half, n)),
        "barbell": _cycle(range(half)) + path[half - 1 : half] + _cycle(range(half, n)),
        "wheel": [(0, v) for v in range(1, n)] + _cycle(range(1, n)),
    }


def _cycle(vertices: Sequence[int]) -> list[Pair]:
    """A cycle of three vertices or more, a path of fewer."""
    closed = [(vertices[-1], vertices[0])] if len(vertices) > 2 else []
    return [*pairwise(vertices), *closed]


def sizes(low: int, high: int) -> SearchStrategy[int]:
    """How many vertices: the greater of two numbers, since small graphs are few and say little."""
    one = st.integers(low, high)
    return st.builds(max, one, one)


def edges(
    pool: Sequence[Pair],
    weights: Sequence[Span] = (),
    *,
    unique: bool = True,
    min_size: int = 0,
    max_size: int = 18,
) -> SearchStrategy[list[list[int]]]:
    """Lists of edges that join pairs of the pool, with a number from each span of `weights`.

    Args:
        pool: what an edge may join; the simplest pair first.
        weights: one span for each number that an edge carries.
        unique: whether a pair occurs once at most.
        min_size: cut to what a unique list can hold, as `max_size` is.
        max_size: the greatest number of edges.
    """
    if not pool:
        return st.builds(list)
    most = min(max_size, len(pool)) if unique else max_size
    rows = st.lists(
        st.tuples(st.sampled_from(pool), *(st.integers(*span) for span in weights)),
        min_size=max(0, min(min_size, most)),
        max_size=most,
        # Just this key lets Hypothesis draw without replacement, in place of by rejection.
        unique_by=itemgetter(0) if unique else None,
    )
    return rows.map(lambda found: [[*pair, *numbers] for pair, *numbers in found])


@st.composite
def graphs(
    draw: DrawFn,
    *,
    directed: bool,
    min_n: int = 0,
    max_n: int = 8,
    loops: bool = True,
    parallel: bool = True,
    acyclic: bool = False,
    connected: bool = False,
    weights: Sequence[Spans] = (),
) -> Query:
    """Graphs `{"n", "edges"}` with up to 20 edges; every other has neither loops nor parallels.

    Args:
        draw: given by Hypothesis.
        directed: whether (u, v) and (v, u) are different edges.
        min_n: the least number of vertices; at least 1 if connected.
        max_n: the greatest number of vertices.
        loops: whether an edge may join a vertex to itself.
        parallel: whether several edges may join the same pair.
        acyclic: whether a directed graph must have no cycles; it has no loops then either.
        connected: whether all graphs are connected, not only some; if directed, all vertices can
            be reached from one.
        weights: for each number that an edge carries the spans it may come from; a graph keeps to
            one of them.
    """
    n = draw(sizes(min_n, max_n))
    spans = [draw(st.sampled_from(choices)) for choices in weights]
    tree = draw(_tree_pairs(n, whole=connected)) if connected or draw(st.booleans()) else []
    taken = set(tree) if directed else {*tree, *((v, u) for u, v in tree)}
    pool = [pair for pair in draw(_pools(n, directed, acyclic)) if pair not in taken]
    found = [[*pair, *(draw(st.integers(*span)) for span in spans)] for pair in tree]
    found += draw(_some(pool, spans, max_size=max(0, 15 - len(tree))))
    pairs = [(u, v) for u, v, *_ in found] if parallel else []
    again = [*pairs, *pairs, *((v, u) for u, v in pairs if directed and not acyclic)]
    again += [(v, v) for v in range(n)] if loops and not acyclic else []
    most = draw(st.sampled_from([0, 3, 5]))
    found += draw(edges(again, spans, unique=not parallel, max_size=most))
    return {"n": n, "edges": draw(shuffled(n, found, directed=directed))}


@st.composite
def _some(
    draw: DrawFn, pool: list[Pair], weights: Sequence[Span] = (), *, max_size: int = 15
) -> list[list[int]]:
    """Any number of the pairs, or many, or all but one at most."""
    most = min(len(pool), max_size)
    least = draw(st.sampled_from([0, most // 2, most - 1]))
    return draw(edges(pool, weights, min_size=least, max_size=max_size))


@st.composite
def _pools(draw: DrawFn, n: int, directed: bool, acyclic: bool) -> list[Pair]:
    """The pairs of a shape; if directed, with both arcs of each pair or one of them."""
    pairs = draw(st.sampled_from(list(shapes(n).values())))
    if acyclic:
        return [(min(pair), max(pair)) for pair in pairs]
    if directed and draw(st.booleans()):
        return pairs
    return [arc for u, v in pairs for arc in ((u, v), (v, u))] if directed else pairs


@st.composite
def _tree_pairs(draw: DrawFn, n: int, *, whole: bool = True) -> list[Pair]:
    """The pairs (parent, v) of a tree in which parents come first, or of most of one."""
    # How many of the nearest and of the first vertices may be a parent.
    near, first = draw(st.sampled_from([(n, n), (1, n), (2, n), (n, 1), (n, 2)]))
    pairs = [(draw(st.integers(max(0, v - near), min(v, first) - 1)), v) for v in range(1, n)]
    # One in sixteen is left out; a failure that does not need a pair shrinks to one without it.
    return pairs if whole else [pair for pair in pairs if draw(st.integers(0, 15))]


@st.composite
def shuffled(
    draw: DrawFn, n: int, rows: list[list[int]], *, directed: bool = False
) -> list[list[int]]:
    """The edges as they are, or with other numbers for the vertices, or in another order.

    Undirected ones may also name their ends the other way round.
    """
    new = draw(st.permutations(range(n))) if draw(st.integers(0, 3)) else range(n)
    rows = [[new[u], new[v], *numbers] for u, v, *numbers in rows]
    flips = 0 if directed else draw(st.integers(0, 2 ** len(rows) - 1))
    rows = [[v, u, *w] if flips >> i & 1 else [u, v, *w] for i, (u, v, *w) in enumerate(rows)]
    return draw(st.permutations(rows)) if draw(st.booleans()) else rows


@st.composite
def trees(draw: DrawFn, *, min_n: int = 1, max_n: int = 10) -> Query:
    """Undirected trees `{"n", "edges"}`: random ones, paths, stars, and what lies between."""
    n = draw(sizes(min_n, max_n))
    pairs = draw(_tree_pairs(n))
    return {"n": n, "edges": draw(shuffled(n, [[*pair] for pair in pairs]))}


@st.composite
def trails(draw: DrawFn, *, directed: bool, loops: bool, max_n: int = 7) -> Query:
    """Graphs `{"n", "edges"}` made of one or two trails, all closed or all open.

    Two trails may share vertices or not, so a closed graph need not have a closed trail.
    """
    n = draw(sizes(1, max_n))
    parts = [range(n), range((n + 1) // 2), range(n // 2, n)]
    closed, rows = draw(st.integers(0, 2)) > 0, []
    for _ in range(draw(st.integers(1, 2))):
        stop = st.sampled_from(draw(st.sampled_from(parts)))
        stops = draw(st.lists(stop, min_size=1, max_size=8))
        rows += [[u, v] for u, v in pairwise(stops + stops[:closed]) if loops or u != v]
    return {"n": n, "edges": draw(shuffled(n, rows, directed=directed))}


@st.composite
def bipartite_graphs(draw: DrawFn, *, max_side: int = 6) -> Query:
    """Bipartite graphs `{"n_left", "n_right", "edges"}`, whose sides are numbered separately."""
    left, right = draw(sizes(0, max_side)), draw(sizes(0, max_side))
    every = list(product(range(left), range(right)))
    path = [(u, v) for u, v in every if u - v in (0, 1)]
    triangle = [(u, v) for u, v in every if u >= v]
    star = [(u, v) for u, v in every if 0 in (u, v)]
    found = draw(_some(draw(st.sampled_from([every, path, triangle, star]))))
    again, most = [(u, v) for u, v in found], draw(st.sampled_from([0, 3, 5]))
    found += draw(edges(again, unique=False, max_size=most))
    new_left, new_right = draw(st.permutations(range(left))), draw(st.permutations(range(right)))
    renamed = [[new_left[u], new_right[v]] for u, v in found]
    return {"n_left": left, "n_right": right, "edges": draw(st.permutations(renamed))}


@st.composite
def with_ends(draw: DrawFn, graphs: SearchStrategy[Query], *names: str) -> Query:
    """The directed graphs with a source or, if there are two names, with a source and a sink.

    Mostly a path leads from the source to the sink, or to any other vertex.
    """
    query = draw(graphs)
    joined = sorted({pair[: len(names)] for pair in _reachable(query)})
    anywhere = not joined or draw(st.integers(0, 3)) == 0
    ends = permutations(range(query["n"]), len(names)) if anywhere else joined
    return query | dict(zip(names, draw(st.sampled_from(list(ends))), strict=True))


@st.composite
def networks(draw: DrawFn, *, weights: Sequence[Spans], max_n: int = 9) -> Query:
    """Directed graphs `{"n", "edges", "source", "sink"}`: two ways to the sink and short cuts.

    What is sent over a short cut often has to be sent back before both ways can be used.
    """
    n = draw(sizes(5, max_n))
    spans = [draw(st.sampled_from(choices)) for choices in weights]
    source, sink, *inner = draw(st.permutations(range(n)))
    ways = [inner[: n // 2 - 1], inner[n // 2 - 1 :]]
    pairs = [pair for way in ways for pair in pairwise([source, *way, sink])]
    found = [[*pair, *(draw(st.integers(*span)) for span in spans)] for pair in pairs]
    cuts = [(one[i], way[j]) for one, way in permutations(ways) for j in range(len(way))
            for i in range(min(j, len(one)))]  # fmt: skip
    found += draw(edges(cuts, spans, min_size=1, max_size=3))
    return {"n": n, "edges": draw(st.permutations(found)), "source": source, "sink": sink}


def _reachable(query: Query) -> set[tuple[int, ...]]:
    """The pairs of different vertices (u, v) for which a path leads from u to v."""
    found = {(u, v) for u, v, *_ in query["edges"]}
    for way, u, v in product(range(query["n"]), repeat=3):
        if (u, way) in found and (way, v) in found:
            found.add((u, v))
    return {(u, v) for u, v in found if u != v}


def shifted(graphs: SearchStrategy[Query], by: int) -> SearchStrategy[Query]:
    """The graphs behind so many further vertices, which have no edges."""
    return graphs.map(
        lambda query: {
            "n": query["n"] + by,
            "edges": [[u + by, v + by, *numbers] for u, v, *numbers in query["edges"]],
        }
    )


@st.composite
def reweighted(draw: DrawFn, graphs: SearchStrategy[Query], bound: int) -> Query:
    """The graphs with w + p(u) - p(v) in place of w; -bound <= p <= bound.

    No cycle changes its weight, so from graphs without negative weights come graphs that have some,
    but no negative cycles.
    """
    query = draw(graphs)
    p = [draw(st.integers(-bound, bound)) for _ in range(query["n"])]
    return query | {"edges": [[u, v, w + p[u] - p[v]] for u, v, w in query["edges"]]}
