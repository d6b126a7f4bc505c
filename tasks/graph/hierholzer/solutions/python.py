"""Hierholzer's algorithm for a circuit through all edges of a directed graph, O(V + E log E).

A walk along unused edges can get stuck only where it began, if every vertex has as many edges going
out as coming in. Then it is read backwards: where a vertex has unused edges left, they form closed
walks, which are inserted there. Taking the smallest successor first makes the result the smallest.
"""


def eulerian_circuit(n: int, edges: list[tuple[int, int]]) -> list[int]:
    """Return the smallest circuit that uses every edge once; empty if there is none."""
    unused: list[list[int]] = [[] for _ in range(n)]
    surplus = [0] * n
    for u, v in sorted(edges, reverse=True):
        unused[u].append(v)  # largest first, so that pop gives the smallest
        surplus[u] += 1
        surplus[v] -= 1
    if not edges or any(surplus):
        return []

    circuit = []  # from its end to its start
    stack = [min(u for u, _ in edges)]
    while stack:
        if successors := unused[stack[-1]]:
            stack.append(successors.pop())
        else:
            circuit.append(stack.pop())
    # Edges in another component have not been reached.
    return circuit[::-1] if len(circuit) == len(edges) + 1 else []
