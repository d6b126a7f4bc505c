"""Mistake: edges into components that are complete already merge groups, too."""

UNSEEN = -1


def gabow_scc(n: int, edges: list[tuple[int, int]]) -> list[list[int]]:
    """Return the components, each sorted, ordered by their smallest vertex."""
    successors: list[list[int]] = [[] for _ in range(n)]
    for u, v in edges:
        successors[u].append(v)
    search = PathSearch(successors)
    for root in range(n):
        if search.number[root] == UNSEEN:
            search.explore(root)
    return sorted(sorted(component) for component in search.components)


class PathSearch:
    """A depth-first search that collects components as it leaves them."""

    def __init__(self, successors: list[list[int]]) -> None:
        n = len(successors)
        self.successors = successors
        self.number = [UNSEEN] * n  # in the order of discovery
        self.found = 0
        self.assigned = [False] * n
        self.open: list[int] = []  # found, but in no component yet
        self.firsts: list[int] = []  # the first vertex of each group, along the path
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
                self.merge_back_to(v)
            else:
                stack.pop()
                if self.firsts[-1] == u:
                    self.collect(u)

    def enter(self, v: int) -> None:
        """Give v the next number and a group of its own."""
        self.number[v] = self.found
        self.found += 1
        self.open.append(v)
        self.firsts.append(v)

    def merge_back_to(self, v: int) -> None:
        """Merge all groups that begin after v into the group of v."""
        while self.number[self.firsts[-1]] > self.number[v]:
            self.firsts.pop()

    def collect(self, first: int) -> None:
        """Make a component of the last group, whose first vertex is given."""
        self.firsts.pop()
        component: list[int] = []
        while not self.assigned[first]:
            member = self.open.pop()
            self.assigned[member] = True
            component.append(member)
        self.components.append(component)
