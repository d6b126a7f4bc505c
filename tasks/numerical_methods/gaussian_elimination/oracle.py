"""The right answer by numpy, from singular values instead of elimination."""

import numpy as np


def answer(matrix: list[list[float]], rhs: list[float]) -> list[float]:
    """The solution; empty if the rank is too small for there to be just one."""
    solution, _, rank, _ = np.linalg.lstsq(np.array(matrix), np.array(rhs), rcond=None)
    return solution.tolist() if rank == len(matrix) else []
