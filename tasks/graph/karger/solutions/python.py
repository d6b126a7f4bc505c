"""Karger's minimum cut: contract random edges until two vertices are left, many times.

What a run ends with is a cut, and of n vertices it is a given minimum cut with a probability of at
least 2 / (n (n - 1)). With O(V^2) runs a miss becomes as unlikely as one likes; a run takes nearly
O(E) time.
"""

import math
import random

MISS = 1e-6
"""How likely it may be that no run finds a minimum cut."""


def karger_min_cut(n: int, edges: list[tuple[int, int]]) -> int:
    """Return the number of edges of a minimum cut."""
    rng = random.Random(1)  # a fixed seed, so that every call does the same
    crossing = [(u, v) for u, v in edges if u != v]
    runs = math.ceil(n * (n - 1) / 2 * math.log(1 / MISS))
    return min(random_cut(n, crossing, rng) for _ in range(runs))


def random_cut(n: int, edges: list[tuple[int, int]], rng: random.Random) -> int:
    """Contract random edges; return how many run between the two vertices that remain."""
    group = list(range(n))  # a link to another vertex of the same group; the last one to itself

    def find(v: int) -> int:
        while group[v] != v:
            group[v] = group[group[v]]
            v = group[v]
        return v

    # Edges come in random order: each is drawn from those in front of the ones drawn before.
    untried = edges.copy()
    groups = n
    while groups > 2:
        if not untried:
            return 0  # the graph has more than one component
        drawn = rng.randrange(len(untried))
        untried[drawn], untried[-1] = untried[-1], untried[drawn]
        u, v = map(find, untried.pop())
        if u != v:
            group[u] = v
            groups -= 1
    return sum(find(u) != find(v) for u, v in untried)
