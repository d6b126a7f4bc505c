"""Programs as trees: how tree-sitter reads those of a language, by langs/<id>/grammar.yaml."""

from __future__ import annotations

import functools
import importlib
from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass as plain_dataclass
from typing import TYPE_CHECKING

from pydantic.dataclasses import dataclass

from algoreval.errors import ConfigError
from algoreval.registry import ID, ROOT
from algoreval.spec import STRICT, read_spec

if TYPE_CHECKING:
    from tree_sitter import Node, Parser, QueryCursor

FILE = "grammar.yaml"

CAPTURES = frozenset(
    {
        "drop",  # no part of what is compared
        "whole",  # one token, whatever is in it
        "block",  # what stands in it stands on lines of its own, further right
        "line",  # begins a line
        "scope",  # names that are local in it are known in it alone
        "name",  # stands for whatever bears this name here
        "of",  # the name of something that belongs to a value, or else as above
        "local",  # declares a name in the scope around
        "global",  # declares one for all of the program
        "member",  # declares what values have, and is one
        "known",  # declares what values have, under a name that has another meaning, too
    }
)
"""What a query may say of a node."""


@dataclass(frozen=True, config=STRICT)
class Grammar:
    """The file."""

    package: str
    """The module of the grammar, which has `language()`."""

    query: str
    """What is what, in tree-sitter's language of queries; its captures are those above."""


@plain_dataclass(frozen=True)
class Tree:
    """A program that was read."""

    root: Node
    marks: Mapping[int, frozenset[str]]
    """What the query says, by a node's id; nodes of which it says nothing are left out."""


def has_grammar(language: str) -> bool:
    """Whether programs of this language can be read; the language may be any text."""
    return bool(ID.fullmatch(language)) and (ROOT / "langs" / language / FILE).is_file()


def parsed(program: str, language: str) -> Tree | None:
    """The program as a tree; None if it has an error of syntax, or cannot be encoded."""
    parser, cursor = _reader(language)
    try:
        root = parser.parse(program.encode()).root_node
    except UnicodeEncodeError:
        return None
    if root.has_error:
        return None
    marks: dict[int, set[str]] = defaultdict(set)
    for name, nodes in cursor.captures(root).items():
        for node in nodes:
            marks[node.id].add(name)
    return Tree(root, {node: frozenset(names) for node, names in marks.items()})


@functools.cache
def _reader(language: str) -> tuple[Parser, QueryCursor]:
    path = ROOT / "langs" / language / FILE
    spec: Grammar = read_spec(Grammar, path)
    try:
        # Here, for nothing else needs it.
        import tree_sitter

        grammar = tree_sitter.Language(importlib.import_module(spec.package).language())
    except ImportError as error:
        raise ConfigError(
            f"{path}: there is no module {error.name}; `make setup` installs it"
        ) from None
    try:
        query = tree_sitter.Query(grammar, spec.query)
    except tree_sitter.QueryError as error:
        raise ConfigError(f"{path}: query: {error}") from None
    names = {query.capture_name(index) for index in range(query.capture_count)}
    if strange := names - CAPTURES:
        raise ConfigError(f"{path}: query: unknown captures {', '.join(sorted(strange))}")
    return tree_sitter.Parser(grammar), tree_sitter.QueryCursor(query)
