"""What the moderately wrong text asks for: groups that no two edges hold together."""

from itertools import combinations


def bridge_tree(n: int, edges: list[tuple[int, int]]) -> tuple[list[int], list[tuple[int, int]]]:
    parts = [components(n, edges)]
    for one, two in combinations(range(len(edges)), 2):
        parts.append(components(n, [edge for i, edge in enumerate(edges) if i not in (one, two)]))
    kinds = list(zip(*parts, strict=True))
    labels = [kinds.index(kind) for kind in kinds]
    pairs = {tuple(sorted((labels[u], labels[v]))) for u, v in edges}
    return labels, sorted((u, v) for u, v in pairs if u != v)


def components(n: int, edges: list[tuple[int, int]]) -> list[int]:
    label = list(range(n))
    for _ in range(n):
        for u, v in edges:
            label[u] = label[v] = min(label[u], label[v])
    return label
