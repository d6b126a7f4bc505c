"""The oracle of shunting_yard."""

import ast
import re
from itertools import chain
from typing import Any

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

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


def queries() -> SearchStrategy[dict[str, Any]]:
    """Chains of up to 11 operands, and of operands and parentheses with such chains in them."""
    operands = st.text("abz", min_size=1, max_size=3) | st.integers(0, 999).map(str)
    nested = st.recursive(
        operands, lambda part: _chains(part, 3).map("( {} )".format), max_leaves=6
    )
    return st.fixed_dictionaries(
        {"expression": _chains(operands, 10) | _chains(operands | nested, 6)}
    )


def _chains(part: SearchStrategy[str], most: int) -> SearchStrategy[str]:
    """A part, followed by at most so many operators with a part behind each."""
    rest = st.lists(st.tuples(st.sampled_from("+-*/^^"), part), max_size=most)
    return st.builds(lambda first, others: " ".join([first, *chain(*others)]), part, rest)
