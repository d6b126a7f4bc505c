"""Mistake: 0 is preferred to a negative pivot."""

EPSILON = 1e-9


def solve_linear_system(matrix: list[list[float]], rhs: list[float]) -> list[float]:
    """Return the only solution, or [] if there is none or more than one."""
    n = len(matrix)
    rows = [[*row, value] for row, value in zip(matrix, rhs, strict=True)]
    for column in range(n):
        pivot = max(range(column, n), key=lambda r: rows[r][column])
        if abs(rows[pivot][column]) < EPSILON:
            return []
        rows[column], rows[pivot] = rows[pivot], rows[column]
        eliminate_below(rows, column)
    return substitute_back(rows)


def eliminate_below(rows: list[list[float]], column: int) -> None:
    """Subtract multiples of the pivot's row so that the entries below the pivot become 0."""
    pivot_row = rows[column]
    for row in rows[column + 1 :]:
        factor = row[column] / pivot_row[column]
        if factor != 0:
            for j in range(column, len(row)):
                row[j] -= factor * pivot_row[j]


def substitute_back(rows: list[list[float]]) -> list[float]:
    """Return the solution of a system in upper triangular form."""
    n = len(rows)
    x = [0.0] * n
    for i in reversed(range(n)):
        known = sum(rows[i][j] * x[j] for j in range(i + 1, n))
        x[i] = (rows[i][n] - known) / rows[i][i]
    return x
