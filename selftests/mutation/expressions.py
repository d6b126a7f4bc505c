"""Mutation operators on expressions: each yields wrong versions of a node that it knows."""

import ast
from collections.abc import Iterator

BOUNDARY = {ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt}
OPPOSITE = {
    ast.Lt: ast.GtE, ast.GtE: ast.Lt, ast.Gt: ast.LtE, ast.LtE: ast.Gt, ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq, ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip
ARITHMETIC = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.Div: ast.Mult, ast.Mod: ast.FloorDiv,
    ast.FloorDiv: ast.Mult, ast.Pow: ast.Mult, ast.LShift: ast.RShift, ast.RShift: ast.LShift,
    ast.BitAnd: ast.BitOr, ast.BitOr: ast.BitAnd, ast.BitXor: ast.BitOr,
}  # fmt: skip
NOT_COMMUTATIVE = (ast.Sub, ast.Div, ast.FloorDiv, ast.Mod, ast.LShift, ast.RShift, ast.Pow)
CALLEE = {
    "min": "max", "max": "min", "any": "all", "all": "any", "append": "appendleft",
    "appendleft": "append", "popleft": "pop", "nlargest": "nsmallest", "nsmallest": "nlargest",
}  # fmt: skip
TRANSPARENT = ("sorted", "reversed", "abs", "set")
"""Functions whose call is easily forgotten: without it an argument of a like type is left."""


def boundary(node: ast.AST) -> Iterator[ast.AST]:
    """`<` for `<=` and the like."""
    yield from _compared(node, BOUNDARY)


def opposite(node: ast.AST) -> Iterator[ast.AST]:
    """The opposite of a comparison."""
    yield from _compared(node, OPPOSITE)


def _compared(node: ast.AST, table: dict[type[ast.cmpop], type[ast.cmpop]]) -> Iterator[ast.AST]:
    if isinstance(node, ast.Compare):
        for i, old in enumerate(node.ops):
            if type(old) in table:
                ops = [*node.ops[:i], table[type(old)](), *node.ops[i + 1 :]]
                yield ast.Compare(node.left, ops, node.comparators)


def connective(node: ast.AST) -> Iterator[ast.AST]:
    """`and` for `or` and the reverse."""
    if isinstance(node, ast.BoolOp):
        yield ast.BoolOp(ast.Or() if isinstance(node.op, ast.And) else ast.And(), node.values)


def dropped_operand(node: ast.AST) -> Iterator[ast.AST]:
    """One check among several forgotten, such as that for visited vertices."""
    if isinstance(node, ast.BoolOp):
        for i in range(len(node.values)):
            rest = [*node.values[:i], *node.values[i + 1 :]]
            yield ast.BoolOp(node.op, rest) if len(rest) > 1 else rest[0]


def dropped_sign(node: ast.AST) -> Iterator[ast.AST]:
    """A minus, a `not` or a `~` forgotten."""
    if isinstance(node, ast.UnaryOp):
        yield node.operand


def chosen_branch(node: ast.AST) -> Iterator[ast.AST]:
    """A conditional expression that always takes one branch, or the other one."""
    if isinstance(node, ast.IfExp):
        yield node.body
        yield node.orelse
        yield ast.IfExp(node.test, node.orelse, node.body)


def dropped_filter(node: ast.AST) -> Iterator[ast.AST]:
    """A condition of a comprehension forgotten or turned round."""
    if isinstance(node, ast.comprehension):
        for i, test in enumerate(node.ifs):
            rest = [*node.ifs[:i], *node.ifs[i + 1 :]]
            yield ast.comprehension(node.target, node.iter, rest, node.is_async)
            if not isinstance(test, ast.Compare):
                turned = [*rest, ast.UnaryOp(ast.Not(), test)]
                yield ast.comprehension(node.target, node.iter, turned, node.is_async)


def arithmetic(node: ast.AST) -> Iterator[ast.AST]:
    """Another arithmetic operator."""
    if isinstance(node, ast.BinOp) and type(node.op) in ARITHMETIC and not _builds_a_list(node):
        yield ast.BinOp(node.left, ARITHMETIC[type(node.op)](), node.right)


def swapped_operands(node: ast.AST) -> Iterator[ast.AST]:
    """`b - a` for `a - b`."""
    if isinstance(node, ast.BinOp) and isinstance(node.op, NOT_COMMUTATIVE):
        yield ast.BinOp(node.right, node.op, node.left)


def dropped_term(node: ast.AST) -> Iterator[ast.AST]:
    """Only one operand of a sum or product."""
    if isinstance(node, ast.BinOp) and not _builds_a_list(node):
        for operand in (node.left, node.right):
            if not isinstance(operand, ast.Constant):
                yield operand


def _builds_a_list(node: ast.BinOp) -> bool:
    """Whether this is `[0] * n` or the like: what is made of it breaks before it is wrong."""
    return any(isinstance(operand, ast.List | ast.Tuple) for operand in (node.left, node.right))


def constant(node: ast.AST) -> Iterator[ast.AST]:
    """A number one too large or too small, the other boolean, another text."""
    if not isinstance(node, ast.Constant):
        return
    if isinstance(node.value, bool):
        yield ast.Constant(not node.value)
    elif isinstance(node.value, int | float):
        yield ast.Constant(node.value + 1)
        yield ast.Constant(node.value - 1)
    elif isinstance(node.value, str):
        yield ast.Constant("" if node.value else "x")


def range_end(node: ast.AST) -> Iterator[ast.AST]:
    """A range that ends one too early or too late."""
    match node:
        case ast.Call(ast.Name("range"), [*before, end]) if len(before) < 2:
            for op in (ast.Add(), ast.Sub()):
                yield ast.Call(node.func, [*before, ast.BinOp(end, op, ast.Constant(1))], [])


def callee(node: ast.AST) -> Iterator[ast.AST]:
    """`max` for `min` and the like; a stack for a queue."""
    match node:
        case ast.Call(ast.Name(name), arguments, keywords) if name in CALLEE:
            yield ast.Call(ast.Name(CALLEE[name], ast.Load()), arguments, keywords)
        case ast.Call(ast.Attribute(value, name), arguments, keywords) if name in CALLEE:
            attribute = ast.Attribute(value, CALLEE[name], ast.Load())
            yield ast.Call(attribute, arguments, keywords)
        case ast.Call(ast.Attribute(_, "pop"), [], _):
            yield ast.Call(node.func, [ast.Constant(0)], [])


def dropped_call(node: ast.AST) -> Iterator[ast.AST]:
    """Not sorted, not reversed, no absolute value."""
    match node:
        case ast.Call(ast.Name(name), [argument, *_]) if name in TRANSPARENT:
            as_list = ast.Call(ast.Name("list", ast.Load()), [argument], [])
            yield argument if name == "abs" else as_list


def dropped_keyword(node: ast.AST) -> Iterator[ast.AST]:
    """A keyword argument forgotten, such as the key of a sort."""
    if isinstance(node, ast.Call):
        for i, keyword in enumerate(node.keywords):
            if keyword.arg != "strict":  # it only guards against mistakes
                rest = [*node.keywords[:i], *node.keywords[i + 1 :]]
                yield ast.Call(node.func, node.args, rest)


def swapped_arguments(node: ast.AST) -> Iterator[ast.AST]:
    """Two neighbouring arguments of a call, in the other order."""
    match node:
        case ast.Call(ast.Name(name) | ast.Attribute(_, name), args) if name not in CALLEE:
            for i in range(len(args) - 1):
                swapped = [*args[:i], args[i + 1], args[i], *args[i + 2 :]]
                yield ast.Call(node.func, swapped, node.keywords)


def swapped_indices(node: ast.AST) -> Iterator[ast.AST]:
    """`m[j][i]` for `m[i][j]`."""
    match node:
        case ast.Subscript(ast.Subscript(value, first, ctx), second):
            yield ast.Subscript(ast.Subscript(value, second, ctx), first, node.ctx)


def dropped_bound(node: ast.AST) -> Iterator[ast.AST]:
    """A slice that begins too early or goes on to the end."""
    if isinstance(node, ast.Slice):
        if node.lower:
            yield ast.Slice(None, node.upper, node.step)
        if node.upper:
            yield ast.Slice(node.lower, None, node.step)


EXPRESSION_OPERATORS = (
    boundary, opposite, connective, dropped_operand, dropped_sign, chosen_branch, dropped_filter,
    arithmetic, swapped_operands, dropped_term, constant, range_end, callee, dropped_call,
    dropped_keyword, swapped_arguments, swapped_indices, dropped_bound,
)  # fmt: skip
