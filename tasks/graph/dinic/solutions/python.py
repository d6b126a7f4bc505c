"""Dinic's maximum flow, O(V^2 * E).

Each phase sorts the vertices into levels by their distance from the source in the residual network
and sends as much flow as possible along edges that lead to the next level. After that the sink is
farther away than before, so there are fewer than V phases.
"""

from collections import deque

UNREACHED = -1
INFINITE = 1_000_000_000


def max_flow(n: int, edges: list[tuple[int, int, int]], source: int, sink: int) -> int:
    """Return the greatest flow from source to sink."""
    network = Network(n)
    for u, v, capacity in edges:
        network.add_edge(u, v, capacity)

    flow = 0
    while network.find_levels(source, sink):
        flow += network.send(source, sink, INFINITE)
    return flow


class Network:
    """A residual network. Edge e and its reverse e ^ 1 stand next to each other."""

    def __init__(self, n: int) -> None:
        self.target: list[int] = []
        self.residual: list[int] = []
        self.outgoing: list[list[int]] = [[] for _ in range(n)]
        self.level = [UNREACHED] * n
        self.untried = [0] * n  # where in its outgoing edges a vertex goes on in this phase

    def add_edge(self, u: int, v: int, capacity: int) -> None:
        """Add an edge and its reverse, on which flow can be taken back."""
        for start, end, residual in ((u, v, capacity), (v, u, 0)):
            self.outgoing[start].append(len(self.target))
            self.target.append(end)
            self.residual.append(residual)

    def find_levels(self, source: int, sink: int) -> bool:
        """Begin a phase; False if the sink is out of reach."""
        n = len(self.level)
        self.untried = [0] * n
        self.level = [UNREACHED] * n
        self.level[source] = 0
        queue = deque([source])
        while queue:
            u = queue.popleft()
            for edge in self.outgoing[u]:
                v = self.target[edge]
                if self.residual[edge] > 0 and self.level[v] == UNREACHED:
                    self.level[v] = self.level[u] + 1
                    queue.append(v)
        return self.level[sink] != UNREACHED

    def send(self, u: int, sink: int, amount: int) -> int:
        """Send up to amount from u to the sink, level by level; return how much arrives.

        The depth of recursion is at most the number of vertices.
        """
        if u == sink:
            return amount
        sent = 0
        while self.untried[u] < len(self.outgoing[u]):
            edge = self.outgoing[u][self.untried[u]]
            v = self.target[edge]
            if self.residual[edge] > 0 and self.level[v] == self.level[u] + 1:
                arrived = self.send(v, sink, min(amount - sent, self.residual[edge]))
                self.residual[edge] -= arrived
                self.residual[edge ^ 1] += arrived
                sent += arrived
                if sent == amount:
                    break  # the edge may have room left, so it is not done with
            self.untried[u] += 1
        return sent
