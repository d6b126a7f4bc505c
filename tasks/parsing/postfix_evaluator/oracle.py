"""The oracle of postfix_evaluator."""

import math
import re
from fractions import Fraction
from typing import Any

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

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


def queries() -> SearchStrategy[dict[str, Any]]:
    """Expressions of up to 16 operands of any shape, and short ones of numbers of up to 32 bits."""
    small, large = st.integers(-20, 20), st.integers(-(2**31), 2**31 - 1)
    expressions = st.one_of(
        _expressions(small, 1, 12), _expressions(small, 8, 16), _expressions(large, 2, 5)
    )
    return st.fixed_dictionaries({"expression": expressions})


def _expressions(number: SearchStrategy[int], least: int, most: int) -> SearchStrategy[str]:
    """Expressions of so many operands, with divisions above all."""
    choice = st.sampled_from((0, 1, 2, 3, 3, 3))
    joint = st.tuples(number, st.integers(0, most), choice)
    return st.lists(joint, min_size=least, max_size=most).map(_expression)


def _expression(joints: list[tuple[int, int, int]]) -> str:
    """Return the numbers as one expression: each joint but the first joins two neighbours."""
    parts = [(str(number), number) for number, _, _ in joints]
    for _, place, choice in joints[1:]:
        i = place % (len(parts) - 1)
        parts[i : i + 2] = [_operation(*parts[i], *parts[i + 1], choice)]
    return parts[0][0]


def _operation(left: str, a: int, right: str, b: int, choice: int) -> tuple[str, int]:
    """Return an operation whose result exists and fits in 32 bits, and that result."""
    results = {"+": a + b, "-": a - b, "*": a * b}
    if b != 0:
        results["/"] = math.trunc(Fraction(a, b))
    allowed = [(symbol, c) for symbol, c in results.items() if -(2**31) <= c < 2**31]
    symbol, value = allowed[choice % len(allowed)]
    return f"{left} {right} {symbol}", value
