"""Mutation operators on statements: each yields wrong versions of a statement that it knows."""

import ast
from collections.abc import Iterator

from selftests.mutation.expressions import ARITHMETIC
from selftests.mutation.scope import Scope

DELETABLE = (
    ast.Assign, ast.AnnAssign, ast.AugAssign, ast.Expr, ast.Return, ast.Break, ast.Continue,
    ast.For, ast.While,
)  # fmt: skip


def deleted(node: ast.AST, scope: Scope) -> Iterator[ast.AST]:
    """A statement forgotten.

    Not one without which a name is never bound, and not the last return: anything would notice.
    """
    if isinstance(node, ast.Assign | ast.AnnAssign):
        needed = scope.binds_first(node)
    else:
        needed = isinstance(node, ast.Return) and scope.is_last(node)
    if isinstance(node, DELETABLE) and not needed:
        yield ast.Pass()


def forced(node: ast.AST, scope: Scope) -> Iterator[ast.AST]:
    """A condition that always holds, or never."""
    if isinstance(node, ast.If):
        for value in (True, False):
            yield ast.If(ast.Constant(value), node.body, node.orelse)


def turned(node: ast.AST, scope: Scope) -> Iterator[ast.AST]:
    """The branches swapped; a comparison alone is turned round elsewhere."""
    if isinstance(node, ast.If | ast.While) and not isinstance(node.test, ast.Compare):
        yield type(node)(ast.UnaryOp(ast.Not(), node.test), node.body, node.orelse)


def other_jump(node: ast.AST, scope: Scope) -> Iterator[ast.AST]:
    """`break` for `continue` and the reverse."""
    if isinstance(node, ast.Break):
        yield ast.Continue()
    elif isinstance(node, ast.Continue):
        yield ast.Break()


def once(node: ast.AST, scope: Scope) -> Iterator[ast.AST]:
    """`if` for `while`."""
    jumps = (ast.Break, ast.Continue)
    if isinstance(node, ast.While) and not any(isinstance(n, jumps) for n in ast.walk(node)):
        yield ast.If(node.test, node.body, node.orelse)


def initial_value(node: ast.AST, scope: Scope) -> Iterator[ast.AST]:
    """A variable that starts at 0, or empty, where it should not."""
    if not isinstance(node, ast.Assign | ast.AnnAssign) or not scope.binds_first(node):
        return
    targets: list[ast.expr] = node.targets if isinstance(node, ast.Assign) else [node.target]
    if isinstance(node.value, ast.List) and node.value.elts:
        yield ast.Assign(targets, ast.List([], ast.Load()))
    elif isinstance(node.value, ast.Name | ast.Subscript) and scope.binds_again(node):
        yield ast.Assign(targets, ast.Constant(0))


def augmented(node: ast.AST, scope: Scope) -> Iterator[ast.AST]:
    """`=` for `+=`, and `-=` for `+=`."""
    if isinstance(node, ast.AugAssign):
        yield ast.Assign([node.target], node.value)
        if type(node.op) in ARITHMETIC:
            yield ast.AugAssign(node.target, ARITHMETIC[type(node.op)](), node.value)


STATEMENT_OPERATORS = (deleted, forced, turned, other_jump, once, initial_value, augmented)
