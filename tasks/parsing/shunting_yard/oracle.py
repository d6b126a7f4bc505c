"""The oracle of shunting_yard."""

import ast
import re

_SYMBOLS = {ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.Div: "/", ast.Pow: "^"}


def answer(expression: str) -> str:
    """Return the tree that Python's own parser makes of the expression, written in postorder.

    Python's operators bind and group in the same way, with ** for ^.
    """
    # A prefix makes a name of every operand, also of 007 and of words like "if".
    infix = re.sub(r"\w+", r"_\g<0>", expression).replace("^", "**")
    return " ".join(_postorder(ast.parse(infix, mode="eval").body))


def _postorder(node: ast.expr) -> list[str]:
    """Return the tokens of a subtree, each operator behind its operands."""
    if isinstance(node, ast.BinOp):
        return [*_postorder(node.left), *_postorder(node.right), _SYMBOLS[type(node.op)]]
    assert isinstance(node, ast.Name)
    return [node.id.removeprefix("_")]
