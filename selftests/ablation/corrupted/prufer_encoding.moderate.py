"""What the moderately wrong text asks for: the greatest leaf goes first."""


def prufer_encode(n: int, edges: list[tuple[int, int]]) -> list[int]:
    left = [tuple(edge) for edge in edges]
    sequence = []
    while len(left) > 1:
        ends = [v for edge in left for v in edge]
        leaf = max(v for v in ends if ends.count(v) == 1)
        u, v = next(edge for edge in left if leaf in edge)
        left.remove((u, v))
        sequence.append(u + v - leaf)
    return sequence
