"""How a language writes a signature, from the rules in its types.yaml.

A rule has a pattern (`int`, `list[T]`, `list[list[ints]]`, `struct`, ...) and texts that are
jinja2 one-liners. The first pattern that fits a type is used. In patterns T is any type, `struct`
any struct and `ints` a struct that has only integers. In texts T is the element as spelled, B the
same in its boxed form, `name` the parameter or the struct, `fields` its spelled fields.
"""

import functools
import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pydantic

from algoreval.errors import ConfigError
from algoreval.spec import read_spec
from algoreval.template import fill
from algoreval.types import INTEGERS, Type


class Rule(pydantic.BaseModel, extra="forbid", frozen=True):
    """How one kind of type is written."""

    type: str
    """As an element or a field, and wherever nothing below says otherwise."""

    box: str | None = None
    """As an element of a container that takes only objects."""

    param: str | None = None
    """The whole declaration of a parameter (C passes sizes beside pointers)."""

    result: str | None = None
    """As the type of the result."""

    out: str | None = None
    """Further parameters through which a result is returned."""

    field: str | None = None
    """The whole declaration of a struct's field."""

    declared: bool = False
    """Whether a struct is declared by name rather than written as a tuple."""


class Rules(pydantic.BaseModel, extra="forbid", frozen=True):
    """The types.yaml of one language."""

    types: dict[str, Rule]
    param: str
    function: str
    struct: str = ""
    field: str = ""


@functools.cache
def rules(folder: Path) -> Rules:
    """The rules in a language's folder. Raises ConfigError naming the file and the key."""
    return read_spec(Rules, folder / "types.yaml")


@dataclass(frozen=True)
class Signature:
    """A function as one language writes it."""

    declarations: tuple[str, ...]
    """The structs it needs, declared in the order of their use."""

    function: str
    """The head of the function."""

    @property
    def text(self) -> str:
        """Declarations and function head, one per line."""
        return "\n".join((*self.declarations, self.function))


def spell(
    folder: Path, function: str, params: Sequence[tuple[str, Type]], returns: Type
) -> Signature:
    """The signature in the language of this folder; names come as they are to be written."""
    speller = _Speller(folder)
    structs: dict[str, Type] = {}
    for _, type_ in (*params, ("", returns)):
        structs.update((struct.name, struct) for struct in type_.structs())
    declarations = tuple(map(speller.declaration, filter(speller.is_declared, structs.values())))
    result = speller.rule(returns)
    out = speller.fill(result.out, returns) if result.out else ""
    head = fill(
        speller.rules.function,
        function=function,
        params=[speller.param(name, type_) for name, type_ in params],
        returns=speller.fill(result.result or result.type, returns),
        out=[out] if out else [],
    )
    return Signature(declarations, head)


def spell_type(folder: Path, type_: Type, role: str = "type") -> str:
    """One type as this language writes it in a role: type, box or result."""
    speller = _Speller(folder)
    rule = speller.rule(type_)
    return speller.fill(getattr(rule, role) or rule.type, type_)


def is_declared(folder: Path, type_: Type) -> bool:
    """Whether this language declares the struct by name (else it writes a tuple or an array)."""
    return _Speller(folder).is_declared(type_)


@dataclass(frozen=True)
class _Speller:
    folder: Path

    @property
    def rules(self) -> Rules:
        return rules(self.folder)

    def rule(self, type_: Type) -> Rule:
        return _rule(self.folder, type_)[1]

    def is_declared(self, type_: Type) -> bool:
        return self.rule(type_).declared

    def fill(self, text: str, type_: Type, **more: str) -> str:
        return _filled(self, text, type_, **more)

    def parts(self, type_: Type) -> dict[str, Any]:
        """What a rule's text may use: T and B of the innermost element it names, and fields."""
        pattern, _ = _rule(self.folder, type_)
        inner = type_
        for _ in range(pattern.count("[")):
            inner = inner.element
        parts: dict[str, Any] = {"fields": self.fields(inner)}
        if inner is not type_:
            rule = self.rule(inner)
            parts["T"] = self.fill(rule.type, inner)
            parts["B"] = self.fill(rule.box or rule.type, inner)
        return parts

    def fields(self, struct: Type) -> list[dict[str, str]]:
        if struct.kind != "struct":
            return []
        rows = []
        for name, type_ in struct.members:
            rule = self.rule(type_)
            row = {"name": name, "type": self.fill(rule.type, type_)}
            text = rule.field or self.rules.field
            rows.append({**row, "text": self.fill(text, type_, **row) if text else ""})
        return rows

    def param(self, name: str, type_: Type) -> dict[str, str]:
        rule = self.rule(type_)
        row = {"name": name, "type": self.fill(rule.type, type_)}
        text = rule.param or self.rules.param
        return {**row, "text": self.fill(text, type_, **row)}

    def declaration(self, struct: Type) -> str:
        return fill(self.rules.struct, name=struct.name, fields=self.fields(struct))


# A suite has a few types, each of them in hundreds of signatures.
@functools.cache
def _rule(folder: Path, type_: Type) -> tuple[str, Rule]:
    for pattern, rule in rules(folder).types.items():
        if fits(pattern, type_):
            return pattern, rule
    raise ConfigError(f"{folder / 'types.yaml'}: no rule for {type_}")


@functools.cache
def _filled(speller: _Speller, text: str, type_: Type, **more: str) -> str:
    return fill(text, **{"name": type_.name, **speller.parts(type_), **more})


def fits(pattern: str, type_: Type) -> bool:
    """Whether a rule's pattern fits a type.

    >>> fits("list[T]", Type("list", (Type("int"),)))
    True
    """
    outer = re.fullmatch(r"(\w+)\[(.*)\]", pattern)
    if outer:
        kind, inner = outer.groups()
        return type_.kind == kind and fits(inner, type_.element)
    if pattern == "T":
        return True
    if pattern == "ints":
        return type_.kind == "struct" and all(field.kind in INTEGERS for field in type_.args)
    return type_.kind == pattern
