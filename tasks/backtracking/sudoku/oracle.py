"""The oracle of sudoku."""

from itertools import chain, product
from typing import Any

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

Cell = tuple[int, int]  # row, column
Choice = tuple[int, int, int]  # row, column, digit
Need = tuple[str, int, int]
Cover = dict[Need, set[Choice]]  # what is still needed, with the choices that meet it

CELLS = list(product(range(9), repeat=2))
EFFORT = 5000
"""Few enough of the 200000 digits that a query may cost, so that all methods are quick."""


def answer(grid: list[list[int]]) -> list[list[int]]:
    """Return the smallest completion: each cell gets the smallest digit that leaves a completion.

    Whether one is left is decided as an exact cover problem, by Algorithm X.
    """
    cover = after_given_digits(grid)
    if cover is None or not solvable(cover):
        return []

    result = [row[:] for row in grid]
    for row, column in CELLS:
        choices = sorted(cover.get(("cell", row, column), ()))
        for choice in choices:
            rest = chosen(cover, choice)
            if choice == choices[-1] or solvable(rest):
                cover = rest
                result[row][column] = choice[2]
                break
    return result


def queries() -> SearchStrategy[dict[str, Any]]:
    """Queries with a right grid from which cells were emptied, often with a wrong digit put in.

    Cells are emptied here and there or in whole rows. A wrong digit clashes with others, or they
    make way and it leaves another completion or none.
    """
    threes = st.permutations(range(3))
    lines = st.tuples(threes, threes, threes, threes).map(
        lambda drawn: [3 * band + line for band in drawn[0] for line in drawn[1 + band]]
    )
    cells = st.sampled_from(CELLS)
    scattered = st.integers(0, 32).flatmap(
        lambda count: st.lists(cells, min_size=count, max_size=count, unique=True)
    )
    in_lines = st.sets(st.integers(0, 8), min_size=2, max_size=3).flatmap(
        lambda rows: st.permutations([cell for cell in CELLS if cell[0] in rows])
    )
    return st.builds(
        puzzle,
        rows=st.integers(0, 5).flatmap(lambda k: st.permutations(range(9)) if k == 5 else lines),
        columns=lines,
        digits=st.permutations(range(1, 10)),
        wrong=st.lists(st.tuples(cells, st.integers(1, 9), st.booleans()), max_size=1),
        emptied=st.one_of(scattered, in_lines),
    )


def puzzle(
    rows: list[int],
    columns: list[int],
    digits: list[int],
    wrong: list[tuple[Cell, int, bool]],
    emptied: list[Cell],
) -> dict[str, Any]:
    """Return the query; its grid comes from one that is right by design, in another order.

    Only some of the cells are emptied if plain backtracking would take long otherwise.
    """
    full = [[digits[(3 * row + row // 3 + column) % 9] for column in columns] for row in rows]
    for (row, column), digit, others_make_way in wrong:
        if others_make_way:
            met = set(needs((row, column, digit)))
            for r, c in CELLS:
                if full[r][c] == digit and met.intersection(needs((r, c, digit))):
                    full[r][c] = 0
        full[row][column] = digit
    while True:
        grid = [row[:] for row in full]
        for row, column in emptied:
            grid[row][column] = 0
        if not emptied or effort(grid) < EFFORT:
            return {"grid": grid}
        emptied = emptied[: len(emptied) // 2]


def effort(grid: list[list[int]]) -> int:
    """Return how many digits plain backtracking writes into the grid, EFFORT at most."""
    grid = [row[:] for row in grid]
    empty = [(row, column) for row, column in CELLS if not grid[row][column]]
    count = position = 0
    while 0 <= position < len(empty) and count < EFFORT:
        row, column = empty[position]
        box = [line[column // 3 * 3 :][:3] for line in grid[row // 3 * 3 :][:3]]
        taken = {*grid[row], *(line[column] for line in grid), *chain(*box)}
        digit = next((d for d in range(grid[row][column] + 1, 10) if d not in taken), 0)
        grid[row][column] = digit
        count += digit > 0
        position += 1 if digit else -1
    return count


def after_given_digits(grid: list[list[int]]) -> Cover | None:
    """Return what is needed beside the given digits; None if two of them clash."""
    given = [(row, column, grid[row][column]) for row, column in CELLS if grid[row][column]]
    met = {need for choice in given for need in needs(choice)}
    if len(met) < 4 * len(given):
        return None
    cover: Cover = {}
    for choice in product(range(9), range(9), range(1, 10)):
        left = [need for need in needs(choice) if need not in met]
        for need in left:
            choices = cover.setdefault(need, set())
            if len(left) == 4:
                choices.add(choice)
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
    return {
        need: choices if choices.isdisjoint(clashing) else choices - clashing
        for need, choices in cover.items()
        if need not in met
    }


def solvable(cover: Cover) -> bool:
    """Return whether all needs can be met; the one with the fewest choices is tried first."""
    if not cover:
        return True
    fewest = min(cover.values(), key=len)
    return any(solvable(chosen(cover, choice)) for choice in sorted(fewest))
