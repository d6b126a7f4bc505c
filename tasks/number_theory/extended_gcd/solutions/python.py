"""Extended Euclidean algorithm, O(log min(a, b)).

Every remainder of Euclid's algorithm is a sum of multiples of a and b; the last one that is not 0
is the greatest common divisor.
"""


def extended_gcd(a: int, b: int) -> tuple[int, int, int]:
    """Return (g, x, y) with a*x + b*y = g, the greatest common divisor."""
    remainder, next_remainder = a, b
    # remainder = a*x + b*y, and the same holds for the next ones.
    x, next_x = 1, 0
    y, next_y = 0, 1
    while next_remainder != 0:
        quotient = remainder // next_remainder
        remainder, next_remainder = next_remainder, remainder - quotient * next_remainder
        x, next_x = next_x, x - quotient * next_x
        y, next_y = next_y, y - quotient * next_y
    return remainder, x, y
