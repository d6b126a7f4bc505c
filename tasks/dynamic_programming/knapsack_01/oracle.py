"""0/1 Knapsack as an integer program, which scipy's solver takes to its proven optimum."""

from typing import Any

import numpy as np
from hypothesis import strategies as st
from hypothesis.strategies import DrawFn, SearchStrategy
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


def queries() -> SearchStrategy[dict[str, Any]]:
    """Queries of up to eight items, small or large, also if as valuable as heavy or filling it."""
    return st.one_of(
        _queries(40, st.tuples(st.integers(1, 15), st.integers(0, 30))),
        _queries(40, st.integers(1, 15).map(lambda weight: (weight, weight))),
        _queries(5000, st.tuples(st.integers(1, 10000), st.integers(0, 10000))),
    )


@st.composite
def _queries(draw: DrawFn, most: int, items: SearchStrategy[tuple[int, int]]) -> dict[str, Any]:
    drawn = draw(st.lists(items, max_size=8))
    chosen = sum(weight for weight, _ in drawn if draw(st.booleans()))
    capacity = draw(st.one_of(st.integers(0, most), st.just(min(chosen, 5000))))
    return {
        "capacity": capacity,
        "weights": [weight for weight, _ in drawn],
        "values": [value for _, value in drawn],
    }
