"""What the severely wrong text asks for: the squares of the degrees, added up."""


def tree_diameter(n: int, edges: list[tuple[int, int]]) -> int:
    return sum(sum(v in edge for edge in edges) ** 2 for v in range(n))
