"""Mistake: the antiderivative gives the exact integral, not the approximation."""


def simpson(coefficients: list[float], a: float, b: float, intervals: int) -> float:
    """Return the integral from a to b."""
    degree = len(coefficients) - 1
    antiderivative = [c / (degree - i + 1) for i, c in enumerate(coefficients)]
    antiderivative.append(0.0)
    return evaluate(antiderivative, b) - evaluate(antiderivative, a)


def evaluate(coefficients: list[float], x: float) -> float:
    """Return a polynomial at x, by Horner's scheme."""
    value = 0.0
    for coefficient in coefficients:
        value = value * x + coefficient
    return value
