"""Mistake: negative quotients are rounded down, as // does."""

from operator import add, floordiv, mul, sub


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


OPERATIONS = {"+": add, "-": sub, "*": mul, "/": floordiv}
