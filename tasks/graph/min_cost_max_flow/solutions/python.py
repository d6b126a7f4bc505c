"""Minimum-cost maximum flow by successive shortest paths, O(F E log V).

Each round pushes flow along a cheapest path of the residual network, so the flow is always the
cheapest of its size. Residual edges have negative costs; potentials shift all costs so that none
is below 0 and Dijkstra's algorithm can find the path.
"""

import heapq
from math import inf


def min_cost_max_flow(
    n: int, edges: list[tuple[int, int, int, int]], source: int, sink: int
) -> tuple[int, int]:
    """Return the maximum flow and the least cost of a flow of that size."""
    network = Network(n)
    for u, v, capacity, cost in edges:
        network.add_edge(u, v, capacity, cost)

    flow = total_cost = 0
    while path := network.cheapest_path(source, sink):
        amount = min(network.capacity[edge] for edge in path)
        for edge in path:
            network.capacity[edge] -= amount
            network.capacity[edge ^ 1] += amount
            total_cost += amount * network.cost[edge]
        flow += amount
    return flow, total_cost


class Network:
    """A residual network: edge e and its reverse e ^ 1 stand next to each other."""

    def __init__(self, n: int) -> None:
        self.outgoing: list[list[int]] = [[] for _ in range(n)]
        self.target: list[int] = []
        self.capacity: list[int] = []
        self.cost: list[int] = []
        # No cost is negative at the start, so all potentials may be 0.
        self.potential = [0] * n

    def add_edge(self, u: int, v: int, capacity: int, cost: int) -> None:
        """Add an edge and its reverse, on which flow can be taken back."""
        for start, end, room, price in ((u, v, capacity, cost), (v, u, 0, -cost)):
            self.outgoing[start].append(len(self.target))
            self.target.append(end)
            self.capacity.append(room)
            self.cost.append(price)

    def cheapest_path(self, source: int, sink: int) -> list[int]:
        """Return the edges of a cheapest path with free capacity; [] if there is none."""
        distance, found_by = self.shortest_paths(source)
        if distance[sink] == inf:
            return []
        for v, d in enumerate(distance):
            # A vertex that is unreachable now stays so: new residual edges join reachable ones.
            if d < inf:
                self.potential[v] += int(d)
        path = []
        v = sink
        while v != source:
            path.append(found_by[v])
            v = self.target[found_by[v] ^ 1]
        return path

    def shortest_paths(self, source: int) -> tuple[list[float], list[int]]:
        """Return the distances by reduced costs and the last edge of each path."""
        distance = [inf] * len(self.outgoing)
        found_by = [-1] * len(self.outgoing)
        distance[source] = 0
        heap = [(0.0, source)]
        while heap:
            d, u = heapq.heappop(heap)
            if d > distance[u]:
                continue
            for edge in self.outgoing[u]:
                v = self.target[edge]
                candidate = d + self.cost[edge] + self.potential[u] - self.potential[v]
                if self.capacity[edge] > 0 and candidate < distance[v]:
                    distance[v] = candidate
                    found_by[v] = edge
                    heapq.heappush(heap, (candidate, v))
        return distance, found_by
