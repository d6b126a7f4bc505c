"""The oracle of newton_raphson."""

from decimal import Decimal, localcontext


def answer(coefficients: list[float], x0: float, tolerance: float, max_iterations: int) -> float:
    """Return the last x of the iteration in decimals of 60 digits, p and p' summed by powers."""
    degree = len(coefficients) - 1
    terms = [(degree - i, Decimal(c)) for i, c in enumerate(coefficients)]
    with localcontext() as context:
        context.prec = 60
        x = Decimal(x0)
        for _ in range(max_iterations):
            value = sum((c * raised(x, k) for k, c in terms), Decimal(0))
            slope = sum((k * c * raised(x, k - 1) for k, c in terms if k > 0), Decimal(0))
            if slope == 0:
                break
            before, x = x, x - value / slope
            if abs(x - before) < Decimal(tolerance):
                break
        return float(x)


def raised(x: Decimal, power: int) -> Decimal:
    """Return a power; decimals leave 0 to the power 0 undefined."""
    return x**power if power > 0 else Decimal(1)
