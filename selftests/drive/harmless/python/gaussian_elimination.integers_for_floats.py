from fractions import Fraction


def solve_linear_system(matrix, rhs):
    n = len(matrix)
    rows = [[Fraction(x) for x in row] + [Fraction(y)] for row, y in zip(matrix, rhs)]
    for k in range(n):
        pivot = max(range(k, n), key=lambda i: abs(rows[i][k]))
        if abs(rows[pivot][k]) < Fraction(1, 10**9):
            return ()
        rows[k], rows[pivot] = rows[pivot], rows[k]
        for i in range(n):
            if i != k:
                factor = rows[i][k] / rows[k][k]
                rows[i] = [x - factor * y for x, y in zip(rows[i], rows[k])]
    result = [rows[i][n] / rows[i][i] for i in range(n)]
    return tuple(int(x) if x.denominator == 1 else float(x) for x in result)


for x in solve_linear_system(
    [[0.0, 0.0, -1.0, 3.0], [-4.0, -1.0, 2.0, 0.0], [-4.0, 2.0, 5.0, -1.0], [0.0, -3.0, 0.0, 0.5]],
    [7.0, -3.0, 11.0, 2.0],
):
    print(f"{x:.6f}")
