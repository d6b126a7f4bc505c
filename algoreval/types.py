"""The signature language: one small set of types for prompts, references and drivers.

Scalars are `int` (signed 32 bit), `long` (64 bit), `index` (a vertex, position or count, never
negative), `float`, `bool` and `str`; containers are `list[T]`, `matrix[T]` (rectangular) and
`optional[T]`; structs have a name and fields. Values are plain Python values: a struct is a list
or tuple of its fields in order.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from algoreval.errors import ConfigError

INTEGERS = ("int", "long", "index")
SCALARS = (*INTEGERS, "float", "bool", "str")
CONTAINERS = ("list", "matrix", "optional")

_RANGES = {"int": (-(2**31), 2**31 - 1), "long": (-(2**63), 2**63 - 1), "index": (0, 2**31 - 1)}
_TOKEN = re.compile(r"\s*([A-Za-z_]\w*|[\[\]])")


@dataclass(frozen=True)
class Type:
    """A type of the signature language."""

    kind: str
    """A scalar, a container, or "struct"."""

    args: tuple["Type", ...] = ()
    """The element of a container; the field types of a struct."""

    name: str = ""
    """The struct's name, empty otherwise."""

    fields: tuple[str, ...] = ()
    """The struct's field names, in the order of `args`."""

    def __str__(self) -> str:
        """The type as task.yaml spells it."""
        if self.kind == "struct":
            return self.name
        return f"{self.kind}[{self.args[0]}]" if self.args else self.kind

    @property
    def element(self) -> "Type":
        """The element type of a container."""
        return self.args[0]

    @property
    def members(self) -> tuple[tuple[str, "Type"], ...]:
        """The fields of a struct as (name, type)."""
        return tuple(zip(self.fields, self.args, strict=True))

    def structs(self) -> "tuple[Type, ...]":
        """All structs inside this type, inner ones first, each once."""
        found: dict[str, Type] = {}
        for argument in self.args:
            for struct in argument.structs():
                found.setdefault(struct.name, struct)
        if self.kind == "struct":
            found.setdefault(self.name, self)
        return tuple(found.values())


Structs = Mapping[str, Mapping[str, str]]
"""Struct declarations as data: name -> field -> type text."""


def parse(text: str, structs: Structs | None = None) -> Type:
    """The type that a text spells. Raises ConfigError if it is malformed or unknown.

    >>> str(parse("list[list[Arc]]", {"Arc": {"to": "index", "weight": "int"}}))
    'list[list[Arc]]'
    """
    tokens = _TOKEN.findall(text)
    if "".join(tokens) != re.sub(r"\s", "", text) or not tokens:
        raise ConfigError(f"type {text!r}: expected a name, or name[T]")
    found, rest = _parse(tokens, structs or {}, text)
    if rest:
        raise ConfigError(f"type {text!r}: unexpected {rest[0]!r}")
    return found


def _parse(tokens: list[str], structs: Structs, text: str) -> tuple[Type, list[str]]:
    name, rest = tokens[0], tokens[1:]
    if name in CONTAINERS:
        if len(rest) < 2 or rest[0] != "[":
            raise ConfigError(f"type {text!r}: {name} needs an element type, {name}[T]")
        inner, rest = _parse(rest[1:], structs, text)
        if not rest or rest[0] != "]":
            raise ConfigError(f"type {text!r}: a bracket is not closed")
        return Type(name, (inner,)), rest[1:]
    if name in SCALARS:
        return Type(name), rest
    if name in structs:
        members = structs[name]
        return Type("struct", tuple(parse(t, structs) for t in members.values()), name,
                    tuple(members)), rest  # fmt: skip
    known = ", ".join((*SCALARS, *CONTAINERS, *structs))
    raise ConfigError(f"type {text!r}: unknown name {name!r}; known: {known}")


def check(value: Any, type_: Type, where: str = "value") -> None:
    """Nothing if the value has the type. Raises ConfigError, naming the place, if not."""
    problem = _problem(value, type_)
    if problem:
        raise ConfigError(f"{where}: {problem}")


def _problem(value: Any, type_: Type) -> str:
    """What is wrong with a value, "" if nothing is."""
    kind = type_.kind
    if kind in SCALARS:
        return _scalar_problem(value, kind)
    if kind == "optional":
        return "" if value is None else _problem(value, type_.element)
    if not isinstance(value, list | tuple):
        return f"expected {type_}, got {value!r}"
    if kind == "struct":
        if len(value) != len(type_.args):
            return f"expected {type_} with {len(type_.args)} fields, got {value!r}"
        return next(filter(None, map(_problem, value, type_.args)), "")
    if kind == "matrix":
        if len({len(row) for row in value if isinstance(row, list | tuple)}) > 1:
            return "the rows of a matrix differ in length"
        row = Type("list", type_.args)
        return next(filter(None, (_problem(line, row) for line in value)), "")
    return next(filter(None, (_problem(item, type_.element) for item in value)), "")


def _scalar_problem(value: Any, kind: str) -> str:
    if kind in INTEGERS:
        low, high = _RANGES[kind]
        good = isinstance(value, int) and not isinstance(value, bool) and low <= value <= high
    elif kind == "float":
        good = isinstance(value, float)
    else:
        good = isinstance(value, bool if kind == "bool" else str)
    return "" if good else f"expected {kind}, got {value!r}"
