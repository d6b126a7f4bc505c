"""Mistake: the coefficients are read from the constant up to the highest power."""


def newton_raphson(
    coefficients: list[float], x0: float, tolerance: float, max_iterations: int
) -> float:
    """Return the last x of the iteration from x0."""
    x = x0
    for _ in range(max_iterations):
        value, slope = value_and_slope(coefficients, x)
        if slope == 0:
            break  # a tangent without slope never meets the axis
        step = value / slope
        x -= step
        if abs(step) < tolerance:
            break
    return x


def value_and_slope(coefficients: list[float], x: float) -> tuple[float, float]:
    """Return a polynomial and its derivative at x, by Horner's scheme."""
    value = slope = 0.0
    for coefficient in reversed(coefficients):
        slope = slope * x + value  # the product rule, before the value changes
        value = value * x + coefficient
    return value, slope
