"""Fenwick tree (binary indexed tree), O(log n) per update and per sum.

Counting from 1, node i holds the sum of the entries that end with entry i, as many as the lowest
set bit of i says. Clearing or adding that bit leads to the next node that matters.
"""


class FenwickTree:
    """An array whose entries can be changed and whose prefixes can be summed."""

    def __init__(self, values: list[int]) -> None:
        self.nodes = [0, *values]
        # Each node passes its sum on to the next larger one that covers it: O(n) in total.
        for i in range(1, len(self.nodes)):
            parent = i + (i & -i)
            if parent < len(self.nodes):
                self.nodes[parent] += self.nodes[i]

    def add(self, index: int, delta: int) -> None:
        """Add to one entry, and so to all nodes that cover it."""
        i = index + 1
        while i < len(self.nodes):
            self.nodes[i] += delta
            i += i & -i

    def prefix_sum(self, length: int) -> int:
        """Return the sum of the first so many entries."""
        total = 0
        while length > 0:
            total += self.nodes[length]
            length -= length & -length
        return total


def run_fenwick_tree(values: list[int], operations: list[tuple[str, int, int]]) -> list[int]:
    """Return what the queries among the operations answer, in order."""
    tree = FenwickTree(values)
    answers = []
    for kind, a, b in operations:
        if kind == "add":
            tree.add(a, b)
        elif kind == "prefix":
            answers.append(tree.prefix_sum(a + 1))
        elif kind == "range":
            answers.append(tree.prefix_sum(b + 1) - tree.prefix_sum(a))
    return answers
