"""Distinct permutations by backtracking, O(n * n!).

An arrangement grows item by item. What is left to choose from is kept as counts of distinct values,
so equal items never lead to the same arrangement twice.
"""

from collections import Counter
from collections.abc import Iterator


def generate_permutations(items: list[int]) -> list[list[int]]:
    """Return all distinct arrangements of the items in lexicographic order."""
    left = Counter(sorted(items))  # keeps the ascending order of its keys
    return list(arrangements(left, [], len(items)))


def arrangements(left: Counter[int], beginning: list[int], length: int) -> Iterator[list[int]]:
    """Yield all arrangements of the given length that begin so; what is left comes back whole."""
    if len(beginning) == length:
        yield beginning
        return
    for value, count in left.items():
        if count > 0:
            left[value] -= 1
            yield from arrangements(left, [*beginning, value], length)
            left[value] += 1
