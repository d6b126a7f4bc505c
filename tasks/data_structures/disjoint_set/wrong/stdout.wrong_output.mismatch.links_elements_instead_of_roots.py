"""Mistake: the parent of b itself is changed, which tears b out of the rest of its set."""


def run_disjoint_set(n: int, operations: list[tuple[str, int, int]]) -> list[int]:
    """Return what the operations answer, one after the other."""
    parent = list(range(n))
    size = [1] * n
    count = n

    def find(x: int) -> int:
        while parent[x] != x:
            x = parent[x]
        return x

    answers = []
    for kind, a, b in operations:
        if kind == "union":
            root, other = find(a), find(b)
            answers.append(int(root != other))
            if root != other:
                parent[b] = root
                size[root] += size[other]
                count -= 1
        elif kind == "connected":
            answers.append(int(find(a) == find(b)))
        elif kind == "size":
            answers.append(size[find(a)])
        elif kind == "count":
            answers.append(count)
    return answers
