"""0/1 Knapsack as an integer program, which scipy's solver takes to its proven optimum."""

import numpy as np
from scipy.optimize import Bounds, LinearConstraint, milp


def answer(capacity: int, weights: list[int], values: list[int]) -> int:
    """The greatest total value over all choices of items within the capacity."""
    if not weights:
        return 0
    found = milp(
        c=-np.array(values),
        constraints=LinearConstraint(np.array([weights]), ub=capacity),
        integrality=np.ones(len(weights)),
        bounds=Bounds(0, 1),
        options={"mip_rel_gap": 0},
    )
    return -round(found.fun)
