"""The oracle of postfix_evaluator."""

import math
import re
from fractions import Fraction

_INNERMOST = re.compile(r"(?<!\S)(-?\d+) (-?\d+) ([-+*/])(?!\S)")


def answer(expression: str) -> int:
    """Return what is left when all operations on two numbers have been replaced by their values."""
    while " " in expression:
        expression = _INNERMOST.sub(_value, expression)
    return int(expression)


def _value(operation: re.Match[str]) -> str:
    """Return the value of one operation; a quotient is an exact fraction before it is truncated."""
    a, b = Fraction(operation[1]), Fraction(operation[2])
    match operation[3]:
        case "+":
            value = a + b
        case "-":
            value = a - b
        case "*":
            value = a * b
        case _:
            value = a / b
    return str(math.trunc(value))
