"""The oracle of simpson."""

from typing import Any

import numpy as np
from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy
from scipy import integrate


def answer(coefficients: list[float], a: float, b: float, intervals: int) -> float:
    """Return the integral of samples by scipy.integrate.simpson."""
    x = np.linspace(a, b, intervals + 1)
    return float(integrate.simpson(np.polyval(coefficients, x), x=x))


def queries() -> SearchStrategy[dict[str, Any]]:
    """Polynomials of any degree up to 19, over ranges that keep the results small."""
    kinds = st.one_of(_integrals(6, 4), _integrals(3, 30), _integrals(20, 1))
    return kinds.filter(_rounds_clearly)


@st.composite
def _integrals(draw: st.DrawFn, most: int, reach: int) -> dict[str, Any]:
    """Integrals of so many coefficients at most, with bounds from -reach to reach."""
    bound = st.integers(-10 * reach, 10 * reach)
    low, high = sorted((draw(bound), draw(bound)))
    size = draw(st.integers(1, most))
    coefficient = st.integers(-9, 9).map(float)
    return {
        "coefficients": draw(st.lists(coefficient, min_size=size, max_size=size)),
        "a": low / 10,
        "b": high / 10,
        "intervals": 2 * draw(st.integers(1, 10)),
    }


def _rounds_clearly(query: dict[str, Any]) -> bool:
    """Whether the result is not near the middle between two numbers of 6 decimals."""
    return abs(abs(answer(**query)) * 1e6 % 1 - 0.5) > 1e-3
