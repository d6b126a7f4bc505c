"""Mistake: a default argument is one set for all calls, so searches see what earlier ones saw."""


def mutual_reachability_scc(n: int, edges: list[tuple[int, int]]) -> list[list[int]]:
    """Return the components, each sorted, ordered by their smallest vertex."""
    successors: list[set[int]] = [set() for _ in range(n)]
    for u, v in edges:
        successors[u].add(v)
    reachable = [reach(successors, source) for source in range(n)]

    components: list[list[int]] = []
    assigned: set[int] = set()
    for u in range(n):
        if u not in assigned:
            component = [v for v in range(u, n) if v in reachable[u] and u in reachable[v]]
            assigned.update(component)
            components.append(component)
    return components


def reach(
    successors: list[set[int]],
    source: int,
    seen: set[int] = set(),  # noqa: B006
) -> set[int]:
    """Return the vertices to which a path leads from source, source itself included."""
    seen.add(source)
    stack = [source]
    while stack:
        unseen = successors[stack.pop()] - seen
        seen |= unseen
        stack.extend(unseen)
    return set(seen)
