"""A program without what does not matter: comments, layout, and how it calls its own names.

Two programs have the same normal form if they differ in these alone. Names are numbered in the
order in which they first occur; only those that the program declares itself are, so that a call of
one library function does not become that of another. Nothing is known of types: a field that is
called like one of the library's is taken for it.
"""

import functools
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from algoreval.grammar import Tree, has_grammar, parsed

if TYPE_CHECKING:
    from tree_sitter import Node

NOTHING: frozenset[str] = frozenset()


@dataclass(frozen=True)
class _Token:
    text: str
    scope: int
    marks: frozenset[str]


@dataclass
class _Reading:
    """What a walk over a tree has come to."""

    around: list[int] = field(default_factory=lambda: [-1])
    """The scope around each scope; the first is the whole program."""

    declared: set[tuple[int, str]] = field(default_factory=set)
    """Names by the scope that they are declared in."""

    members: set[str] = field(default_factory=set)
    lines: list[tuple[int, list[_Token]]] = field(default_factory=lambda: [(0, [])])
    """How far each is indented, and what is on it."""


@functools.lru_cache(maxsize=100_000)
def normal_form(program: str, language: str) -> str | None:
    """The program in its normal form; None if it does not parse.

    For a language without a grammar, see `algoreval.grammar.has_grammar`, it is None, too.
    """
    tree = parsed(program, language) if has_grammar(language) else None
    if tree is None:
        return None
    reading = _read(tree, program.encode())
    numbers: dict[tuple[int, str], str] = {}
    lines = (
        "  " * depth + " ".join(_named(one, reading, numbers) for one in tokens)
        for depth, tokens in reading.lines
        if tokens
    )
    return "\n".join(lines)


def _read(tree: Tree, source: bytes) -> _Reading:
    """Walks over the tree, which may be as deep as the program is long: without recursion."""
    reading, end = _Reading(), 0
    left: list[tuple[Node, int, int, bool]] = [(tree.root, 0, 0, False)]
    while left:
        node, scope, depth, fresh = left.pop()
        marks = tree.marks.get(node.id, NOTHING)
        if "drop" in marks:
            end = node.end_byte
            continue
        if fresh or "line" in marks:
            reading.lines.append((depth, []))
        if "scope" in marks:
            reading.around.append(scope)
            scope = len(reading.around) - 1
        if node.child_count and "whole" not in marks:
            block = "block" in marks
            below = depth + (block and node.parent is not None)
            left += [(one, scope, below, block and one.is_named) for one in reversed(node.children)]
            continue
        # Nothing may get lost, whatever a grammar keeps to itself.
        _add(reading, source[end : node.start_byte].decode().strip(), scope, NOTHING)
        _add(reading, source[node.start_byte : node.end_byte].decode(), scope, marks)
        end = node.end_byte
    return reading


def _add(reading: _Reading, text: str, scope: int, marks: frozenset[str]) -> None:
    if not text or (text.isspace() and "whole" not in marks):
        return
    reading.lines[-1][1].append(_Token(text, scope, marks))
    if "local" in marks:
        reading.declared.add((scope, text))
    if "global" in marks:
        reading.declared.add((0, text))
    if "member" in marks or "known" in marks:
        reading.members.add(text)


MEMBERS = -1
"""In place of a scope, for what values have."""


def _named(token: _Token, reading: _Reading, numbers: dict[tuple[int, str], str]) -> str:
    """The token as it stands in the normal form: a name of the program's own by its number."""
    place = _declared(token, reading)
    if place is None:
        return token.text
    return numbers.setdefault((place, token.text), f"${len(numbers) + 1}")


def _declared(token: _Token, reading: _Reading) -> int | None:
    """The scope that knows the token as a name, or MEMBERS; None if it is none of the program's."""
    if token.marks & {"of", "member"} and token.text in reading.members:
        return MEMBERS
    if not token.marks & {"name", "of", "member"}:
        return None
    scopes = _outward(token.scope, reading)
    return next((one for one in scopes if (one, token.text) in reading.declared), None)


def _outward(scope: int, reading: _Reading) -> Iterator[int]:
    while scope >= 0:
        yield scope
        scope = reading.around[scope]
