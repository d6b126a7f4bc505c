"""Python programs in samples of other benchmarks."""

import ast
import warnings
from typing import Any

from algoreval.errors import ConfigError
from algoreval.external import Problem, texts
from algoreval.extract import Program, extract
from algoreval.language import languages

PROGRAM, REPLY = "solution", "completion"
"""Fields of a sample: a program as it stands, or what a model replied."""

_FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)


def programs(row: dict[str, Any], problem: Problem, place: str, *fields: str) -> list[str]:
    """The programs of a row: of the first field that it has, else of its reply."""
    for field in (*fields, PROGRAM):
        if row.get(field) is not None:
            return [undocumented(text) for text in texts(row, field, place)]
    if row.get(REPLY) is None:
        raise ConfigError(f"{place}: missing: {' or '.join((*fields, PROGRAM, REPLY))}")
    return [undocumented(_program(text, problem)) for text in texts(row, REPLY, place)]


def _program(reply: str, problem: Problem) -> str:
    """The program in a reply: what continues the problem's code, or what extraction finds."""
    whole = problem.opening + reply
    if _continues(reply, problem) and _defines(whole, problem.function):
        return whole
    functions = (problem.function,) if problem.function else ()
    found = extract(reply, languages()["python"], functions, languages())
    return found.source if isinstance(found, Program) else ""


def _continues(reply: str, problem: Problem) -> bool:
    """Whether a reply may be the rest of the problem's code: it is no program by itself."""
    alone = "```" in reply or _defines(reply, problem.function)
    return bool(problem.opening and reply.strip()) and not alone


def _defines(source: str, function: str) -> bool:
    """Whether the source is Python and defines the function at its outermost level."""
    tree = _tree(source)
    body = tree.body if tree else ()
    return any(isinstance(one, _FUNCTIONS) and one.name == function for one in body)


def _tree(source: str) -> ast.Module | None:
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # of odd escapes in somebody's strings
            return ast.parse(source)
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return None


def undocumented(source: str) -> str:
    """The source without what its docstrings say: they often repeat the problem.

    Source that is no Python stays as it is.
    """
    source = source.replace("\r\n", "\n").replace("\r", "\n")
    if (tree := _tree(source)) is None:
        return source
    lines = [line.encode() for line in source.split("\n")]
    for node in sorted(_docstrings(tree), key=lambda one: one.lineno, reverse=True):
        first, last = node.lineno - 1, (node.end_lineno or node.lineno) - 1
        before, behind = lines[first][: node.col_offset], lines[last][node.end_col_offset :]
        lines[first : last + 1] = [before + b'"..."' + behind]
    return b"\n".join(lines).decode()


def _docstrings(tree: ast.Module) -> list[ast.Expr]:
    documented = (ast.Module, ast.ClassDef, *_FUNCTIONS)
    holders = [node for node in ast.walk(tree) if isinstance(node, documented)]
    return [
        first
        for node in holders
        if node.body
        and isinstance(first := node.body[0], ast.Expr)
        and isinstance(first.value, ast.Constant)
        and isinstance(first.value.value, str)
    ]
