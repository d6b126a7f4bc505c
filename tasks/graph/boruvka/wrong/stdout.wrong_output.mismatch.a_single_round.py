"""Mistake: after one round every vertex has an edge, but there may be several trees left."""


def boruvka_mst_weight(n: int, edges: list[tuple[int, int, int]]) -> int:
    """Return the total weight of a minimum spanning forest."""
    trees = DisjointSets(n)
    total = 0
    outward = between_trees(edges, trees)
    if outward:
        lightest: dict[int, tuple[int, int, int]] = {}
        for edge in outward:
            for tree in edge[:2]:
                if tree not in lightest or edge[2] < lightest[tree][2]:
                    lightest[tree] = edge
        for u, v, weight in lightest.values():
            # Two trees may have chosen the same edge, and equal weights could close a cycle.
            if trees.union(u, v):
                total += weight
    return total


def between_trees(
    edges: list[tuple[int, int, int]], trees: "DisjointSets"
) -> list[tuple[int, int, int]]:
    """Return the edges that join different trees, each with its trees in place of its ends."""
    found = ((trees.find(u), trees.find(v), weight) for u, v, weight in edges)
    return [edge for edge in found if edge[0] != edge[1]]


class DisjointSets:
    """A partition of 0..n-1 that starts with every number on its own."""

    def __init__(self, n: int) -> None:
        self.parent = list(range(n))
        self.size = [1] * n

    def find(self, x: int) -> int:
        """Return the representative of the set of x."""
        while self.parent[x] != x:
            # Path halving: each visited node moves up to its grandparent, so later finds are short.
            self.parent[x] = self.parent[self.parent[x]]
            x = self.parent[x]
        return x

    def union(self, x: int, y: int) -> bool:
        """Join the sets of x and y; False if they were one already."""
        x, y = self.find(x), self.find(y)
        if x == y:
            return False
        if self.size[x] < self.size[y]:
            x, y = y, x  # the smaller tree goes below the larger one, which keeps trees flat
        self.parent[y] = x
        self.size[x] += self.size[y]
        return True
