"""The shunting-yard algorithm: infix to postfix notation in one pass, O(n).

Operands go straight to the output. An operator waits on a stack until its right operand is
complete, which an operator that binds no tighter, a closing parenthesis or the end tells.
"""

PRECEDENCE = {"+": 1, "-": 1, "*": 2, "/": 2, "^": 3}


def to_postfix(expression: str) -> str:
    """Return the expression in postfix notation."""
    output: list[str] = []
    stack: list[str] = []  # operators and open parentheses
    for token in expression.split():
        if token in PRECEDENCE:
            while stack and takes_operand_first(stack[-1], token):
                output.append(stack.pop())
            stack.append(token)
        elif token == "(":
            stack.append(token)
        elif token == ")":
            while (operator := stack.pop()) != "(":
                output.append(operator)
        else:
            output.append(token)
    return " ".join(output + stack[::-1])


def takes_operand_first(earlier: str, later: str) -> bool:
    """Return whether the operand between two operators belongs to the earlier one."""
    if earlier == "(":
        return False
    if later == "^":  # it binds tightest, and groups from the right
        return False
    return PRECEDENCE[earlier] >= PRECEDENCE[later]
