"""Sudoku by backtracking, O(9^b) at worst for b empty cells.

The empty cells are filled in order, each with the digits that fit, from the smallest up; where none
fits, the cell before gets its next digit. So the first completion found is the smallest.
"""

DIGITS = range(1, 10)


def solve_sudoku(grid: list[list[int]]) -> list[list[int]]:
    """Return the smallest completion of the grid, or no rows if there is none."""
    completed = [row[:] for row in grid]
    taken: list[set[int]] = [set() for _ in range(27)]  # digits of each row, column and box
    empty = []
    for row in range(9):
        for column in range(9):
            digit = completed[row][column]
            if digit == 0:
                empty.append((row, column))
                continue
            for unit in units(row, column):
                if digit in taken[unit]:
                    return []
                taken[unit].add(digit)
    return completed if fill(completed, empty, 0, taken) else []


def units(row: int, column: int) -> tuple[int, int, int]:
    """Return the numbers of the row, the column and the box of a cell among all 27."""
    return row, 9 + column, 18 + row // 3 * 3 + column // 3


def fill(
    completed: list[list[int]], empty: list[tuple[int, int]], position: int, taken: list[set[int]]
) -> bool:
    """Fill the empty cells from a position on; if there is no way, taken is as it was before."""
    if position == len(empty):
        return True
    row, column = empty[position]
    around = [taken[unit] for unit in units(row, column)]
    for digit in DIGITS:
        if any(digit in digits for digits in around):
            continue
        for digits in around:
            digits.add(digit)
        completed[row][column] = digit
        if fill(completed, empty, position + 1, taken):
            return True
        for digits in around:
            digits.remove(digit)
    return False
