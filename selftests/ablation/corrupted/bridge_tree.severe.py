"""What the severely wrong text asks for: two groups, of even and of odd degrees."""


def bridge_tree(n: int, edges: list[tuple[int, int]]) -> tuple[list[int], list[tuple[int, int]]]:
    ends = [v for edge in edges for v in edge]
    kinds = [ends.count(v) % 2 for v in range(n)]
    labels = [kinds.index(kind) for kind in kinds]
    pairs = {tuple(sorted((labels[u], labels[v]))) for u, v in edges}
    return labels, sorted((u, v) for u, v in pairs if u != v)
