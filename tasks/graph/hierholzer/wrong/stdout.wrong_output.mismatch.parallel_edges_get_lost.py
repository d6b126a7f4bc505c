"""Mistake: the successors are kept in sets, where parallel edges are one."""


def eulerian_circuit(n: int, edges: list[tuple[int, int]]) -> list[int]:
    """Return the smallest circuit that uses every edge once; empty if there is none."""
    unused: list[set[int]] = [set() for _ in range(n)]
    surplus = [0] * n
    for u, v in edges:
        unused[u].add(v)
        surplus[u] += 1
        surplus[v] -= 1
    if not edges or any(surplus):
        return []

    circuit = []  # from its end to its start
    stack = [min(u for u, _ in edges)]
    while stack:
        if successors := unused[stack[-1]]:
            smallest = min(successors)
            successors.remove(smallest)
            stack.append(smallest)
        else:
            circuit.append(stack.pop())
    return circuit[::-1]
