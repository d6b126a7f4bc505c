"""Mistake: the trail takes the smallest neighbour each time and never mends a wrong turn."""


def eulerian_path(n: int, edges: list[tuple[int, int]]) -> list[int]:
    """Return the smallest trail that uses every edge once; empty if there is none."""
    # For each vertex (neighbour, index of the edge), largest first, so that pop gives the smallest.
    untried: list[list[tuple[int, int]]] = [[] for _ in range(n)]
    for index, (u, v) in enumerate(edges):
        untried[u].append((v, index))
        untried[v].append((u, index))
    for links in untried:
        links.sort(reverse=True)

    odd = [v for v in range(n) if len(untried[v]) % 2 == 1]
    if not edges or len(odd) > 2:
        return []
    start = odd[0] if odd else min(map(min, edges))

    used = [False] * len(edges)
    trail = [start]
    while untried[trail[-1]]:
        v, index = untried[trail[-1]].pop()
        if not used[index]:
            used[index] = True
            trail.append(v)
    # Edges in another component have not been reached.
    return trail if len(trail) == len(edges) + 1 else []
