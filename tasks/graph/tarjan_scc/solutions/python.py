"""Tarjan's strongly connected components, O(V + E).

Vertices are numbered as a depth-first search finds them. low[v] is the smallest number that the
subtree of v is known to reach among vertices that belong to no component yet. Where low[v] is the
number of v itself, v was found first in its component, and the rest lies above v on a stack.
"""

UNSEEN = -1


def tarjan_scc(n: int, edges: list[tuple[int, int]]) -> list[list[int]]:
    """Return the components, each sorted, ordered by their smallest vertex."""
    successors: list[list[int]] = [[] for _ in range(n)]
    for u, v in edges:
        successors[u].append(v)
    search = Search(successors)
    for root in range(n):
        if search.number[root] == UNSEEN:
            search.explore(root)
    return sorted(sorted(component) for component in search.components)


class Search:
    """A depth-first search that collects components as it leaves them."""

    def __init__(self, successors: list[list[int]]) -> None:
        n = len(successors)
        self.successors = successors
        self.number = [UNSEEN] * n
        self.low = [0] * n
        self.found = 0
        self.unassigned: list[int] = []  # found, but in no component yet; in order of number
        self.is_unassigned = [False] * n
        self.components: list[list[int]] = []

    def explore(self, root: int) -> None:
        """Visit all that is reachable from root and still unseen.

        The stack is explicit because a path may be longer than Python's recursion limit.
        """
        self.enter(root)
        stack = [(root, iter(self.successors[root]))]
        while stack:
            u, remaining = stack[-1]
            for v in remaining:
                if self.number[v] == UNSEEN:
                    self.enter(v)
                    stack.append((v, iter(self.successors[v])))
                    break
                if self.is_unassigned[v]:
                    self.low[u] = min(self.low[u], self.number[v])
            else:
                stack.pop()
                self.leave(u)
                if stack:
                    parent, _ = stack[-1]
                    self.low[parent] = min(self.low[parent], self.low[u])

    def enter(self, v: int) -> None:
        """Give v the next number."""
        self.number[v] = self.low[v] = self.found
        self.found += 1
        self.unassigned.append(v)
        self.is_unassigned[v] = True

    def leave(self, v: int) -> None:
        """Collect the component of v if v was found first in it."""
        if self.low[v] != self.number[v]:
            return
        component: list[int] = []
        while self.is_unassigned[v]:
            member = self.unassigned.pop()
            self.is_unassigned[member] = False
            component.append(member)
        self.components.append(component)
