"""Mistake: a reversed depth-first postorder is a right order, but not always the smallest one."""


def topological_sort(n: int, edges: list[tuple[int, int]]) -> list[int]:
    """Return a topological order, or [] if there is a cycle."""
    successors: list[list[int]] = [[] for _ in range(n)]
    for u, v in edges:
        successors[u].append(v)

    is_seen = [False] * n
    postorder = []

    def visit(u: int) -> None:
        is_seen[u] = True
        for v in successors[u]:
            if not is_seen[v]:
                visit(v)
        postorder.append(u)

    for u in range(n):
        if not is_seen[u]:
            visit(u)
    order = postorder[::-1]

    position = {v: i for i, v in enumerate(order)}
    return order if all(position[u] < position[v] for u, v in edges) else []
