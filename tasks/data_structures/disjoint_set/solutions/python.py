"""Disjoint sets as a forest, with union by size and path halving.

Every set is a tree whose root stands for it. An operation takes O(alpha(n)) amortised time, which
is less than 5 for any n that occurs.
"""


class DisjointSet:
    """A partition of the numbers from 0 to n - 1."""

    def __init__(self, n: int) -> None:
        self.parent = list(range(n))  # a root is its own parent
        self.size = [1] * n  # only the entries of roots are kept up to date
        self.count = n

    def find(self, x: int) -> int:
        """Return the root of the tree that contains x."""
        while self.parent[x] != x:
            # Skipping every other ancestor makes the path half as long for the next time.
            self.parent[x] = self.parent[self.parent[x]]
            x = self.parent[x]
        return x

    def union(self, a: int, b: int) -> bool:
        """Merge the sets of a and b; return whether they were different."""
        a, b = self.find(a), self.find(b)
        if a == b:
            return False
        if self.size[a] < self.size[b]:
            a, b = b, a
        self.parent[b] = a  # the smaller below the larger, so that trees stay low
        self.size[a] += self.size[b]
        self.count -= 1
        return True


def run_disjoint_set(n: int, operations: list[tuple[str, int, int]]) -> list[int]:
    """Return what the operations answer, one after the other."""
    sets = DisjointSet(n)
    answers = []
    for kind, a, b in operations:
        if kind == "union":
            answers.append(int(sets.union(a, b)))
        elif kind == "connected":
            answers.append(int(sets.find(a) == sets.find(b)))
        elif kind == "size":
            answers.append(sets.size[sets.find(a)])
        elif kind == "count":
            answers.append(sets.count)
    return answers
