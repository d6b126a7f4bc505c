"""Simpson's rule, O(intervals * degree).

Over every two intervals a parabola through the three points takes the place of the function. The
points where two parabolas meet count for both, hence the weights 1, 4, 2, 4, ..., 2, 4, 1.
"""


def simpson(coefficients: list[float], a: float, b: float, intervals: int) -> float:
    """Return the approximate integral from a to b."""
    h = (b - a) / intervals
    middles = sum(evaluate(coefficients, a + i * h) for i in range(1, intervals, 2))
    joints = sum(evaluate(coefficients, a + i * h) for i in range(2, intervals, 2))
    ends = evaluate(coefficients, a) + evaluate(coefficients, b)
    return h / 3 * (ends + 4 * middles + 2 * joints)


def evaluate(coefficients: list[float], x: float) -> float:
    """Return a polynomial at x, by Horner's scheme."""
    value = 0.0
    for coefficient in coefficients:
        value = value * x + coefficient
    return value
