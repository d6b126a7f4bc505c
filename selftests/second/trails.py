"""Second oracles about trails: the smallest next vertex that leaves a trail over all the rest."""

from collections import Counter
from collections.abc import Callable

from selftests.second.sparse import Edges, components, without

Possible = Callable[[Edges, int], bool]
"""Whether the degrees in some edges allow a trail over all of them from a vertex."""


def eulerian_path(n: int, edges: Edges) -> list[int]:
    def possible(rest: Edges, v: int) -> bool:
        return not odd(rest) or (len(odd(rest)) == 2 and v in odd(rest))

    start = min(odd(edges) or [v for edge in edges for v in edge], default=0)
    return smallest(n, edges, start, possible, directed=False)


def odd(edges: Edges) -> list[int]:
    """The vertices of odd degree."""
    degree = Counter(v for edge in edges for v in edge)
    return [v for v, count in degree.items() if count % 2]


def hierholzer(n: int, edges: Edges) -> list[int]:
    start = min((v for edge in edges for v in edge), default=0)

    def possible(rest: Edges, v: int) -> bool:
        """Each vertex is left as often as it is entered, if an edge leads back to v."""
        closed = [*rest, [start, v]]
        return Counter(u for u, _ in closed) == Counter(v for _, v in closed)

    return smallest(n, edges, start, possible, directed=True)


def smallest(n: int, edges: Edges, start: int, possible: Possible, *, directed: bool) -> list[int]:
    """The smallest trail over all edges; empty if there is none, or no edge."""

    def leaves_a_trail(rest: Edges, v: int) -> bool:
        touched = {v}.union(*rest)
        return possible(rest, v) and any(touched <= set(part) for part in components(n, rest))

    if not edges or not leaves_a_trail(edges, start):
        return []
    trail, left = [start], edges
    while left:
        u = trail[-1]
        steps = [(b, i) for i, (a, b) in enumerate(left) if a == u]
        steps += [] if directed else [(a, i) for i, (a, b) in enumerate(left) if b == u]
        rests = ((v, without(left, i)) for v, i in sorted(steps))
        v, left = next((v, rest) for v, rest in rests if leaves_a_trail(rest, v))
        trail.append(v)
    return trail
