"""What the severely wrong text asks for: the pairs that only longer paths join."""


def transitive_reduction(n: int, edges: list[tuple[int, int]]) -> list[tuple[int, int]]:
    joined = {(u, v) for u, v in edges}
    reached = set(joined)
    for _ in range(n):
        reached |= {(u, w) for u, v in reached for x, w in joined if v == x}
    return sorted(reached - joined)
