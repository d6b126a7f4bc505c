"""The oracle of n_queens."""

from itertools import permutations


def answer(n: int) -> list[list[int]]:
    """Return those permutations of the columns that have no two squares on one diagonal."""
    return [
        list(columns)
        for columns in permutations(range(n))
        if len({row + column for row, column in enumerate(columns)}) == n
        and len({row - column for row, column in enumerate(columns)}) == n
    ]
