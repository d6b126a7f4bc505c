"""Huffman coding, O(n + k log k) for n characters, k of them distinct.

The two rarest trees are merged into one until a single tree is left. The way from its root to a
character is the character's code.
"""

import heapq
from collections import Counter


def huffman_codes(text: str) -> list[str]:
    """Return the codes of the distinct characters, in ascending order of the characters."""
    # A heap entry is the count of a tree, its smallest character, and the tree itself: a character
    # or a pair of trees. The smallest characters differ, so the trees are never compared.
    heap = [(count, character, character) for character, count in Counter(text).items()]
    heapq.heapify(heap)
    if len(heap) == 1:
        return ["0"]  # the way to a root that is a leaf would be empty
    while len(heap) > 1:
        count0, smallest0, tree0 = heapq.heappop(heap)
        count1, smallest1, tree1 = heapq.heappop(heap)
        merged = (count0 + count1, min(smallest0, smallest1), (tree0, tree1))
        heapq.heappush(heap, merged)

    codes = {}
    pending = [(tree, "") for _, _, tree in heap]
    while pending:
        tree, code = pending.pop()
        if isinstance(tree, str):
            codes[tree] = code
        else:
            pending += [(tree[0], code + "0"), (tree[1], code + "1")]
    return [codes[character] for character in sorted(codes)]
