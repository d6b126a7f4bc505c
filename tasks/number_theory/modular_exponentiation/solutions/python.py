"""Modular exponentiation by squaring, O(log exponent).

The built-in pow does the same; this is how it works.
"""


def mod_pow(base: int, exponent: int, modulus: int) -> int:
    """Return base to the power exponent, modulo modulus."""
    result = 1 % modulus
    power = base % modulus
    # power is base^(2^k) at bit k of the exponent; the result has those powers whose bit is 1.
    while exponent > 0:
        if exponent & 1:
            result = result * power % modulus
        power = power * power % modulus
        exponent >>= 1
    return result
