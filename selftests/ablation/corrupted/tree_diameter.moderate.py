"""What the moderately wrong text asks for: the way between the two leaves nearest to each other."""


def tree_diameter(n: int, edges: list[tuple[int, int]]) -> int:
    def neighbours(v: int) -> list[int]:
        return [sum(edge) - v for edge in edges if v in edge]

    def nearest(v: int, parent: int) -> int:
        ways = [w for w in neighbours(v) if w != parent]
        return 1 + min(nearest(w, v) for w in ways) if ways else 0

    leaves = [v for v in range(n) if len(neighbours(v)) == 1]
    return min((nearest(v, -1) for v in leaves), default=0)
