"""Evaluation of a postfix expression with a stack of values, O(n).

An operator always finds its two operands on top of the stack and leaves its value there.
"""

from operator import add, mul, sub


def evaluate_postfix(expression: str) -> int:
    """Return the value of the expression."""
    stack: list[int] = []
    for token in expression.split():
        if token in OPERATIONS:
            right = stack.pop()
            left = stack.pop()
            stack.append(OPERATIONS[token](left, right))
        else:
            stack.append(int(token))
    return stack.pop()


def quotient(a: int, b: int) -> int:
    """Return a / b, truncated toward zero; Python's // rounds down."""
    size = abs(a) // abs(b)
    return size if (a < 0) == (b < 0) else -size


OPERATIONS = {"+": add, "-": sub, "*": mul, "/": quotient}
