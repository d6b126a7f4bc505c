"""Segment tree for sums and minima, O(log n) per operation.

Node i has the children 2i and 2i + 1, and the leaves are the entries, from number n on. A range is
made of O(log n) nodes, which are found on the way up from its two ends.
"""


class SegmentTree:
    """An array whose entries can be set and whose ranges can be summed up in two ways."""

    def __init__(self, values: list[int]) -> None:
        self.leaves = len(values)
        self.sums = [0] * self.leaves + values
        self.minima = [0] * self.leaves + values
        for i in reversed(range(1, self.leaves)):
            self.combine(i)

    def combine(self, i: int) -> None:
        """Compute an inner node from its children."""
        self.sums[i] = self.sums[2 * i] + self.sums[2 * i + 1]
        self.minima[i] = min(self.minima[2 * i], self.minima[2 * i + 1])

    def set(self, index: int, value: int) -> None:
        """Change one entry, and so all nodes above it."""
        i = self.leaves + index
        self.sums[i] = self.minima[i] = value
        while i > 1:
            i //= 2
            self.combine(i)

    def cover(self, first: int, last: int) -> list[int]:
        """Return the nodes that together cover a range; both ends are included."""
        nodes = []
        low, high = self.leaves + first, self.leaves + last + 1
        while low < high:
            if low % 2 == 1:  # a right child, whose parent covers too much
                nodes.append(low)
                low += 1
            if high % 2 == 1:  # the node before the end is a left child
                high -= 1
                nodes.append(high)
            low //= 2
            high //= 2
        return nodes


def run_segment_tree(values: list[int], operations: list[tuple[str, int, int]]) -> list[int]:
    """Return what the queries among the operations answer, in order."""
    tree = SegmentTree(values)
    answers = []
    for kind, a, b in operations:
        if kind == "set":
            tree.set(a, b)
        elif kind == "sum":
            answers.append(sum(tree.sums[i] for i in tree.cover(a, b)))
        elif kind == "min":
            answers.append(min(tree.minima[i] for i in tree.cover(a, b)))
    return answers
