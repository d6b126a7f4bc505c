"""What the severely wrong text asks for: neighbours and triangles, added up."""

from itertools import combinations


def core_numbers(n: int, edges: list[tuple[int, int]]) -> list[int]:
    pairs = {frozenset(edge) for edge in edges}
    triangles = [
        three
        for three in combinations(range(n), 3)
        if all(frozenset(pair) in pairs for pair in combinations(three, 2))
    ]
    return [sum(v in held for held in (*pairs, *triangles)) for v in range(n)]
