"""Maximum bipartite matching by Hopcroft and Karp, O(E sqrt(V)).

Each phase finds the length of the shortest augmenting paths by a breadth-first search, then
augments along as many disjoint paths of that length as possible. The length grows with every
phase, which bounds the number of phases by O(sqrt(V)).
"""

from collections import deque
from collections.abc import Iterator

UNMATCHED = -1
UNSEEN = -1


def hopcroft_karp(n_left: int, n_right: int, edges: list[tuple[int, int]]) -> int:
    """Return the size of a maximum matching."""
    neighbours: list[list[int]] = [[] for _ in range(n_left)]
    for u, v in edges:
        neighbours[u].append(v)
    matched = [False] * n_left
    # The partner of each right vertex. `goal` stands for "none": a left vertex behind all
    # unmatched right ones, at which every augmenting path ends.
    goal = n_left
    partner = [goal] * n_right

    size = 0
    while True:
        layer = build_layers(neighbours, matched, partner)
        if layer[goal] == UNSEEN:
            return size
        # Shared by the searches of a phase: an edge that led nowhere is not tried again.
        untried = [iter(vertices) for vertices in neighbours]
        for root in range(n_left):
            if not matched[root] and augment(root, untried, layer, partner):
                matched[root] = True
                size += 1


def build_layers(neighbours: list[list[int]], matched: list[bool], partner: list[int]) -> list[int]:
    """Return how many matched edges an alternating path to each left vertex needs.

    Paths start at the unmatched left vertices; the last entry is the goal's.
    """
    goal = len(neighbours)
    layer = [UNSEEN if taken else 0 for taken in matched] + [UNSEEN]
    queue = deque(u for u in range(goal) if not matched[u])
    while queue:
        u = queue.popleft()
        if u == goal:
            break  # what lies behind the goal's layer is on no shortest path
        for v in neighbours[u]:
            following = partner[v]
            if layer[following] == UNSEEN:
                layer[following] = layer[u] + 1
                queue.append(following)
    return layer


def augment(root: int, untried: list[Iterator[int]], layer: list[int], partner: list[int]) -> bool:
    """Flip one shortest augmenting path from root, if there is one left.

    The stack is explicit because a path may be longer than Python's recursion limit.
    """
    goal = len(untried)
    path = [root]
    crossed: list[int] = []  # the right vertices between the left ones of the path
    while path:
        u = path[-1]
        for v in untried[u]:
            following = partner[v]
            if layer[following] == layer[u] + 1:
                crossed.append(v)
                break
        else:
            path.pop()
            if crossed:
                crossed.pop()
            continue
        if following == goal:
            for left, right in zip(path, crossed, strict=True):
                partner[right] = left
            return True
        path.append(following)
    return False
