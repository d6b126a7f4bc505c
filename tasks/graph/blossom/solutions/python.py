"""Maximum matching in a general graph by Edmonds' blossom algorithm, O(V^3).

A matching grows along a path between two unmatched vertices whose edges are in turn outside and
inside the matching. A breadth-first search looks for one. Where it closes a cycle of odd length, a
blossom, the way around can be chosen so as to leave at any vertex of it: the whole blossom then
acts as one vertex, its base.
"""

from collections import deque

NONE = -1


def maximum_matching(n: int, edges: list[tuple[int, int]]) -> int:
    """Return the number of edges of a maximum matching."""
    neighbours: list[set[int]] = [set() for _ in range(n)]
    for u, v in edges:
        if u != v:
            neighbours[u].add(v)
            neighbours[v].add(u)

    partner = [NONE] * n
    size = 0
    for root in range(n):
        if partner[root] == NONE and Search(neighbours, partner, root).augment():
            size += 1
    return size


class Search:
    """A tree of alternating paths that start at an unmatched vertex, the root.

    Even vertices are those that a path reaches over an even number of edges, so that it can go on
    with an edge outside the matching. The partner of an odd vertex is even.
    """

    def __init__(self, neighbours: list[set[int]], partner: list[int], root: int) -> None:
        n = len(neighbours)
        self.neighbours = neighbours
        self.partner = partner
        self.root = root
        self.before = [NONE] * n  # the even vertex from which an odd vertex was reached
        self.is_even = [False] * n
        self.is_even[root] = True
        self.base = list(range(n))  # that of the outermost blossom around a vertex
        self.queue = deque([root])

    def augment(self) -> bool:
        """Make the matching larger by one edge, if a path from the root allows it."""
        while self.queue:
            u = self.queue.popleft()
            for v in self.neighbours[u]:
                if self.base[u] == self.base[v] or self.partner[u] == v:
                    continue
                if self.is_even[v]:
                    self.contract(u, v)
                elif self.before[v] == NONE:
                    self.before[v] = u
                    if self.partner[v] == NONE:
                        self.flip(v)
                        return True
                    self.add_even(self.partner[v])
        return False

    def add_even(self, v: int) -> None:
        """Let the search go on from v."""
        self.is_even[v] = True
        self.queue.append(v)

    def contract(self, u: int, v: int) -> None:
        """Make a blossom of the cycle that the edge between two even vertices closes."""
        top = self.common_base(u, v)
        inside: set[int] = set()
        self.turn_around(u, v, top, inside)
        self.turn_around(v, u, top, inside)
        for w in range(len(self.base)):
            if self.base[w] in inside:
                self.base[w] = top
                if not self.is_even[w]:
                    self.add_even(w)

    def common_base(self, u: int, v: int) -> int:
        """Return the first base that the ways from u and v to the root share."""
        on_way = set()
        u = self.base[u]
        while True:
            on_way.add(u)
            if u == self.root:
                break
            u = self.base[self.before[self.partner[u]]]
        v = self.base[v]
        while v not in on_way:
            v = self.base[self.before[self.partner[v]]]
        return v

    def turn_around(self, u: int, entered_from: int, top: int, inside: set[int]) -> None:
        """Note the bases on one side of the blossom, and how to get down from there.

        The vertices that were even before can now be reached as odd ones the other way round.
        """
        while self.base[u] != top:
            mate = self.partner[u]
            inside |= {self.base[u], self.base[mate]}
            self.before[u] = entered_from
            entered_from = mate
            u = self.before[mate]

    def flip(self, v: int) -> None:
        """Exchange the edges inside and outside the matching on the path that ends at v."""
        while v != NONE:
            u = self.before[v]
            after = self.partner[u]
            self.partner[u], self.partner[v] = v, u
            v = after
