"""What the severely wrong text asks for: the most neighbours."""


def tree_center(n: int, edges: list[tuple[int, int]]) -> list[int]:
    degrees = [sum(v in edge for edge in edges) for v in range(n)]
    return [v for v in range(n) if degrees[v] == max(degrees)]
