"""Mistake: it stops at the first placement."""

from collections.abc import Iterator


def solve_n_queens(n: int) -> list[list[int]]:
    """Return all placements of n queens, each as the columns of its rows, in order."""
    return [next(completions(n, [], set(), set(), set()))]


def completions(
    n: int, columns: list[int], taken: set[int], rising: set[int], falling: set[int]
) -> Iterator[list[int]]:
    """Yield all placements that begin with the given columns.

    On a rising diagonal the sum of row and column is the same everywhere, on a falling one the
    difference.
    """
    row = len(columns)
    if row == n:
        yield columns
        return
    for column in range(n):
        total, difference = row + column, row - column
        if column not in taken and total not in rising and difference not in falling:
            yield from completions(
                n,
                [*columns, column],
                taken | {column},
                rising | {total},
                falling | {difference},
            )
