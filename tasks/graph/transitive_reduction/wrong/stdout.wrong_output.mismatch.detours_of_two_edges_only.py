"""Mistake: looks for paths of just two edges, but a longer one makes an edge superfluous, too."""


def transitive_reduction(n: int, edges: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """Return the edges that no longer path replaces, in ascending order."""
    successors: list[set[int]] = [set() for _ in range(n)]
    for u, v in edges:
        successors[u].add(v)
    kept = []
    for u, v in sorted(set(edges)):
        if not any(v in successors[w] for w in successors[u]):
            kept.append((u, v))
    return kept
