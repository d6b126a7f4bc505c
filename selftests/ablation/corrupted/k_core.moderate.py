"""What the moderately wrong text asks for: the smallest degree in the vertex's component."""


def core_numbers(n: int, edges: list[tuple[int, int]]) -> list[int]:
    neighbours = [{a + b - v for a, b in edges if v in (a, b)} for v in range(n)]
    component = list(range(n))
    for _ in range(n):
        for a, b in edges:
            component[a] = component[b] = min(component[a], component[b])
    return [
        min(len(neighbours[u]) for u in range(n) if component[u] == component[v]) for v in range(n)
    ]
