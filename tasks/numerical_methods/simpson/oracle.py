"""The oracle of simpson."""

import numpy as np
from scipy import integrate


def answer(coefficients: list[float], a: float, b: float, intervals: int) -> float:
    """Return the integral of samples by scipy.integrate.simpson."""
    x = np.linspace(a, b, intervals + 1)
    return float(integrate.simpson(np.polyval(coefficients, x), x=x))
