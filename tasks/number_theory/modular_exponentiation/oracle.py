"""The oracle of modular_exponentiation."""


def answer(base: int, exponent: int, modulus: int) -> int:
    """Return the power by Python's built-in pow."""
    return pow(base, exponent, modulus)
