"""A trail through all edges, by Hierholzer's algorithm, O(V + E log E).

From the start the trail goes on along unused edges until it is stuck, which can only happen at its
end. Then it is read backwards: where a vertex has unused edges left, they form closed trails, which
are inserted there. Taking the smallest neighbour first makes the result the smallest of all.
"""


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
    trail = []  # from its end to its start
    stack = [start]
    while stack:
        links = untried[stack[-1]]
        while links and used[links[-1][1]]:
            links.pop()
        if links:
            v, index = links.pop()
            used[index] = True
            stack.append(v)
        else:
            trail.append(stack.pop())
    # Edges in another component have not been reached.
    return trail[::-1] if len(trail) == len(edges) + 1 else []
