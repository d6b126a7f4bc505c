"""What the severely wrong text asks for: the vertex with the most neighbours goes and is noted."""


def prufer_encode(n: int, edges: list[tuple[int, int]]) -> list[int]:
    vertices, left = set(range(n)), list(edges)
    sequence = []
    while len(vertices) > 2:
        hub = min(vertices, key=lambda v: (-sum(v in edge for edge in left), v))
        vertices.remove(hub)
        left = [edge for edge in left if hub not in edge]
        sequence.append(hub)
    return sequence
