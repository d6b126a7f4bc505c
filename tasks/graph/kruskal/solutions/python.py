"""Kruskal's algorithm for a minimum spanning forest, O(E log E).

Edges are taken from the lightest to the heaviest; one that joins two different trees is the
lightest way out of either, so it belongs to a minimum forest. A disjoint-set forest knows which
tree a vertex is in.
"""


def kruskal_mst_weight(n: int, edges: list[tuple[int, int, int]]) -> int:
    """Return the total weight of a minimum spanning forest."""
    trees = DisjointSets(n)
    total = 0
    for u, v, weight in sorted(edges, key=lambda edge: edge[2]):
        if trees.union(u, v):
            total += weight
    return total


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
