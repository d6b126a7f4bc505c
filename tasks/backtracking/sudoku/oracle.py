"""The oracle of sudoku."""

from itertools import product

Choice = tuple[int, int, int]  # row, column, digit
Need = tuple[str, int, int]
Cover = dict[Need, set[Choice]]  # what is still needed, with the choices that meet it


def answer(grid: list[list[int]]) -> list[list[int]]:
    """Return the smallest completion: each cell gets the smallest digit that leaves a completion.

    Whether one is left is decided as an exact cover problem, by Algorithm X.
    """
    cover = after_given_digits(grid)
    if cover is None or not solvable(cover):
        return []

    result = [row[:] for row in grid]
    for row, column in product(range(9), repeat=2):
        for choice in sorted(cover.get(("cell", row, column), ())):
            rest = chosen(cover, choice)
            if solvable(rest):
                cover = rest
                result[row][column] = choice[2]
                break
    return result


def after_given_digits(grid: list[list[int]]) -> Cover | None:
    """Return what is needed beside the given digits; None if two of them clash."""
    cover: Cover = {}
    for choice in product(range(9), range(9), range(1, 10)):
        for need in needs(choice):
            cover.setdefault(need, set()).add(choice)
    for row, column in product(range(9), repeat=2):
        if digit := grid[row][column]:
            choice = (row, column, digit)
            if not all(need in cover for need in needs(choice)):
                return None
            cover = chosen(cover, choice)
    return cover


def needs(choice: Choice) -> list[Need]:
    """Return the four needs that a choice meets: its cell, and its digit in three places."""
    row, column, digit = choice
    box = row // 3 * 3 + column // 3
    return [
        ("cell", row, column),
        ("row", row, digit),
        ("column", column, digit),
        ("box", box, digit),
    ]


def chosen(cover: Cover, choice: Choice) -> Cover:
    """Return what is still needed after a choice, without the choices that clash with it."""
    met = needs(choice)
    clashing = set[Choice]().union(*(cover[need] for need in met))
    return {need: choices - clashing for need, choices in cover.items() if need not in met}


def solvable(cover: Cover) -> bool:
    """Return whether all needs can be met; the one with the fewest choices is tried first."""
    if not cover:
        return True
    fewest = min(cover.values(), key=len)
    return any(solvable(chosen(cover, choice)) for choice in sorted(fewest))
