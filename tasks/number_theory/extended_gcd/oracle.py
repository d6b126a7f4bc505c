"""The oracle of extended_gcd."""

import math


def answer(a: int, b: int) -> list[int]:
    """Return g by math.gcd and x by Python's modular inverse, moved to the least absolute value."""
    g = math.gcd(a, b)
    p, q = a // g, b // g
    # The solutions x are the inverses of p modulo q. The least one that is not negative competes
    # with its neighbour below 0, and wins a tie.
    x = pow(p, -1, q)
    x = min(x, x - q, key=lambda value: (abs(value), -value))
    return [g, x, (1 - p * x) // q]
