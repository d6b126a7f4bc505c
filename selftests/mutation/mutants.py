"""All mutants of a program: copies that differ from it in one place, each with a stable name."""

import ast
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from types import CodeType

from selftests.mutation.expressions import EXPRESSION_OPERATORS
from selftests.mutation.scope import Scope
from selftests.mutation.statements import STATEMENT_OPERATORS

DEFINITIONS = (ast.FunctionDef, ast.ClassDef)
UNTOUCHED = (ast.Import, ast.ImportFrom, ast.operator, ast.cmpop, ast.boolop, ast.expr_context)


@dataclass(frozen=True)
class Mutant:
    """A program that is wrong in one place, unless it happens to be right."""

    operator: str
    statement: str
    """The statement as it was, behind the function it stands in. No line number: it would shift."""

    change: str
    """The statement as it is now."""

    code: CodeType

    @property
    def name(self) -> tuple[str, str]:
        """What tells it from the program's other mutants."""
        return self.statement, self.change


@dataclass(frozen=True)
class Site:
    """A node and where it hangs."""

    node: ast.AST
    parent: ast.AST
    field: str
    index: int | None
    statement: ast.stmt
    scope: Scope

    def put(self, node: ast.AST) -> None:
        """Hangs another node there."""
        if self.index is None:
            setattr(self.parent, self.field, node)
        else:
            getattr(self.parent, self.field)[self.index] = node


def mutants(source: str) -> Iterator[Mutant]:
    """The mutants of a program; of two that read the same just the first."""
    tree = ast.parse(source)
    seen = {ast.unparse(tree)}
    names: Counter[tuple[str, str]] = Counter()
    for site in list(sites(tree, Scope("", tree))):
        where = f"{site.scope.name or 'module'}: {head(site.statement)}"
        for operator, node in replacements(site):
            site.put(ast.fix_missing_locations(ast.copy_location(node, site.node)))
            text = ast.unparse(tree)
            if text not in seen:
                seen.add(text)
                change = head(node if site.node is site.statement else site.statement)
                names[where, change] += 1
                again = f" #{count}" if (count := names[where, change]) > 1 else ""
                yield Mutant(operator, where, change + again, compile(text, "mutant", "exec"))
            site.put(site.node)


def replacements(site: Site) -> Iterator[tuple[str, ast.AST]]:
    """What operators, by name, make of the node at a site."""
    for on_expression in EXPRESSION_OPERATORS:
        for node in on_expression(site.node):
            yield on_expression.__name__, node
    if isinstance(site.node, ast.stmt):
        for on_statement in STATEMENT_OPERATORS:
            for node in on_statement(site.node, site.scope):
                yield on_statement.__name__, node


def sites(tree: ast.AST, scope: Scope, statement: ast.stmt | None = None) -> Iterator[Site]:
    """The nodes below a node that can go wrong: no types, imports or docstrings."""
    for field, value in ast.iter_fields(tree):
        if field in ("annotation", "returns", "decorator_list", "args") and is_signature(tree):
            continue
        for index, node in enumerate(value) if isinstance(value, list) else [(None, value)]:
            if not isinstance(node, ast.AST) or isinstance(node, UNTOUCHED) or is_idle(node):
                continue
            around = node if isinstance(node, ast.stmt) else statement
            if isinstance(node, DEFINITIONS):
                yield from sites(node, scope.inner(node), around)
            elif around:
                yield Site(node, tree, field, index, around, scope)
                yield from sites(node, scope, around)


def is_signature(node: ast.AST) -> bool:
    """Whether a node has types or parameters as fields."""
    return isinstance(node, (*DEFINITIONS, ast.AnnAssign))


def is_idle(node: ast.AST) -> bool:
    """Whether a node does nothing in a right program: docstrings, and guards against mistakes."""
    match node:
        case ast.Expr(ast.Constant()) | ast.keyword("strict"):
            return True
    return False


def head(node: ast.AST) -> str:
    """The first line of a statement, without its body; the whole if it is a simple one."""
    match node:
        case ast.Pass():
            return "(deleted)"
        case ast.If() | ast.While() | ast.For() | ast.With():
            return ast.unparse(node).partition("\n")[0]
    return ast.unparse(node)
