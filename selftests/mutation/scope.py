"""What a mutation operator must know of the function around a statement."""

import ast
from dataclasses import dataclass


@dataclass(frozen=True)
class Scope:
    """The innermost function, class or module around a node."""

    name: str
    """Qualified, such as `Search.enter`; empty for the module."""

    node: ast.FunctionDef | ast.ClassDef | ast.Module

    def inner(self, node: ast.FunctionDef | ast.ClassDef) -> "Scope":
        """The scope of a definition in this one."""
        return Scope(f"{self.name}.{node.name}".lstrip("."), node)

    def is_last(self, statement: ast.stmt) -> bool:
        """Whether the statement ends the scope."""
        return self.node.body[-1] is statement

    def binds_first(self, statement: ast.stmt) -> bool:
        """Whether the statement binds a name that nothing before it has bound."""
        known = self._arguments()
        for node in self._own_statements():
            names = bound(node)
            if node is statement:
                return not names <= known
            known |= names
        return False

    def binds_again(self, statement: ast.stmt) -> bool:
        """Whether another statement binds a name of this one too."""
        names = bound(statement)
        others = (bound(node) for node in self._own_statements() if node is not statement)
        return any(names & other for other in others)

    def _own_statements(self) -> list[ast.stmt]:
        """All statements in order of the text."""
        nodes = (node for node in ast.walk(self.node) if node is not self.node)
        return sorted((n for n in nodes if isinstance(n, ast.stmt)), key=lambda n: n.lineno)

    def _arguments(self) -> set[str]:
        if not isinstance(self.node, ast.FunctionDef):
            return set()
        return {argument.arg for argument in self.node.args.args}


def bound(statement: ast.stmt) -> set[str]:
    """The names that a statement itself gives a value, not those in its body."""
    match statement:
        case ast.Assign(targets):
            places: list[ast.expr] = targets
        case ast.AnnAssign(target) | ast.AugAssign(target) | ast.For(target):
            places = [target]
        case _:
            return set()
    nodes = [node for place in places for node in ast.walk(place)]
    return {n.id for n in nodes if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)}
