"""What the moderately wrong text asks for: a path of two edges replaces none."""


def transitive_reduction(n: int, edges: list[tuple[int, int]]) -> list[tuple[int, int]]:
    def leads(u: int, v: int, least: int) -> bool:
        if u == v:
            return least <= 0
        return any(leads(b, v, least - 1) for a, b in edges if a == u)

    return sorted({(u, v) for u, v in edges if not leads(u, v, 3)})
