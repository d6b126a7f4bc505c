"""Segment Tree by numpy: the array is kept as it is, and each query looks at its whole range."""

import numpy as np


def answer(values: list[int], operations: list[tuple[str, int, int]]) -> list[int]:
    """The answers of all queries."""
    entries = np.array(values, dtype=np.int64)
    answers = []
    for kind, a, b in operations:
        if kind == "set":
            entries[a] = b
        else:
            part = entries[a : b + 1]
            answers.append(int(part.sum() if kind == "sum" else part.min()))
    return answers
