"""Mistake: trees of equal counts are taken in the order in which they were made."""

import heapq
from collections import Counter


def huffman_codes(text: str) -> list[str]:
    """Return the codes of the distinct characters, in ascending order of the characters."""
    # A heap entry is the count of a tree, its age, and the tree itself: a character or a pair.
    counts = sorted(Counter(text).items())
    heap = [(count, age, character) for age, (character, count) in enumerate(counts)]
    age = len(heap)
    heapq.heapify(heap)
    if len(heap) == 1:
        return ["0"]  # the way to a root that is a leaf would be empty
    while len(heap) > 1:
        count0, _, tree0 = heapq.heappop(heap)
        count1, _, tree1 = heapq.heappop(heap)
        heapq.heappush(heap, (count0 + count1, age, (tree0, tree1)))
        age += 1

    codes = {}
    pending = [(tree, "") for _, _, tree in heap]
    while pending:
        tree, code = pending.pop()
        if isinstance(tree, str):
            codes[tree] = code
        else:
            pending += [(tree[0], code + "0"), (tree[1], code + "1")]
    return [codes[character] for character in sorted(codes)]
