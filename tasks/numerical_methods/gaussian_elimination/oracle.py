"""The right answer by numpy, from singular values instead of elimination."""

from typing import Any

import numpy as np
from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy


def answer(matrix: list[list[float]], rhs: list[float]) -> list[float]:
    """The solution; empty if the rank is too small for there to be just one."""
    solution, _, rank, _ = np.linalg.lstsq(np.array(matrix), np.array(rhs), rcond=None)
    return solution.tolist() if rank == len(matrix) else []


def queries() -> SearchStrategy[dict[str, Any]]:
    """Systems of up to 5 equations: small numbers, dependent rows, large pivots in any rows."""
    systems = st.one_of(_systems(9), _systems(1), _dependent_systems(), _large_systems())
    return systems.filter(_is_clear)


@st.composite
def _systems(draw: st.DrawFn, bound: int) -> dict[str, Any]:
    """Systems of numbers up to a bound."""
    n = draw(st.integers(1, 4))
    row = st.lists(st.integers(-bound, bound).map(float), min_size=n, max_size=n)
    return {"matrix": draw(st.lists(row, min_size=n, max_size=n)), "rhs": draw(row)}


@st.composite
def _dependent_systems(draw: st.DrawFn) -> dict[str, Any]:
    """Singular systems, with many solutions or with none."""
    system = draw(_systems(9))
    matrix, rhs = system["matrix"], system["rhs"]
    n = len(rhs)
    place = draw(st.integers(0, n - 1))
    factors = np.array(draw(st.lists(st.integers(-2, 2), min_size=n, max_size=n)))
    factors[place] = 0
    matrix[place] = (factors @ matrix).tolist()
    rhs[place] = float(factors @ rhs) + draw(st.sampled_from((0, 1)))
    return system


@st.composite
def _large_systems(draw: st.DrawFn) -> dict[str, Any]:
    """Systems in which each row has one entry that outweighs the others, in any column."""
    n = draw(st.integers(1, 5))
    row = st.lists(st.integers(-1000, 1000).map(float), min_size=n, max_size=n)
    matrix = draw(st.lists(row, min_size=n, max_size=n))
    for line, column in zip(matrix, draw(st.permutations(range(n))), strict=True):
        line[column] = draw(st.sampled_from((10000.0, -10000.0)))
    return {"matrix": matrix, "rhs": [10 * x for x in draw(row)]}


def _is_clear(system: dict[str, Any]) -> bool:
    """Whether rounding errors decide nothing; about one of 100 systems is not clear."""
    x = np.abs(answer(**system))
    if not x.size:
        return True
    well_conditioned = np.linalg.cond(system["matrix"]) < 1000
    return bool(well_conditioned and (np.abs(x * 1e6 % 1 - 0.5) > 1e-3).all())
