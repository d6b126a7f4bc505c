r"""How values travel to a program's function and back: one line, self-describing tokens.

A line is tokens with single spaces between them. Self-describing, because a driver reads values
into the types that the program really declares, which may differ from those that were asked for:

    12            integer               [3 1 2 3    list of three
    1.5 inf nan   float                 (2 1 2      struct of two fields
    T F           bool                  {2 1 2      set of two (results only)
    N             none                  :1 0 7      map of one key and value (results only)
    'a%20b        str; bytes of its UTF-8 outside [A-Za-z0-9_.-] as %XX
"""

import functools
import math
import re
from collections.abc import Callable, Iterator
from typing import Any

from algoreval.types import INTEGERS, Type

_SAFE = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-."
_ESCAPES = [chr(byte) if byte in _SAFE else f"%{byte:02X}" for byte in range(256)]
_ESCAPED = re.compile(rb"%([0-9A-Fa-f]{2})")

_SHOWN = 60
_DEEPEST = 50
_LONGEST_NS = 10**18


class Unordered(tuple[Any, ...]):
    """The items of a set or the pairs of a map, in whatever order they came."""


class WireError(ValueError):
    """A line that no driver writes."""


class ShapeError(ValueError):
    """A value that is not of the type that was asked for."""


def encode(value: Any, type_: Type) -> str:
    """The tokens of a value of this type.

    >>> from algoreval.types import parse
    >>> encode([[0, 1], [1, 2]], parse("list[Pair]", {"Pair": {"u": "index", "v": "index"}}))
    '[2 (2 0 1 (2 1 2'
    """
    return " ".join(_tokens(value, type_))


def _tokens(value: Any, type_: Type) -> Iterator[str]:
    kind = type_.kind
    if kind == "optional":
        yield from ("N",) if value is None else _tokens(value, type_.element)
    elif kind == "struct":
        yield f"({len(value)}"
        for part, field in zip(value, type_.args, strict=True):
            yield from _tokens(part, field)
    elif kind in ("list", "matrix"):
        element = Type("list", type_.args) if kind == "matrix" else type_.element
        yield f"[{len(value)}"
        spelled = _spelled_at_once(element)
        if spelled is not None:
            yield from map(spelled, value)
            return
        for item in value:
            yield from _tokens(item, element)
    else:
        yield _SPELLED.get(kind, str)(value)


@functools.cache
def _spelled_at_once(type_: Type) -> Callable[[Any], str] | None:
    """How a value of nothing but integers is spelled; large inputs are lists of such."""
    if type_.kind in INTEGERS:
        return str
    if type_.kind != "struct" or any(field.kind not in INTEGERS for field in type_.args):
        return None
    row = f"({len(type_.args)}" + " %s" * len(type_.args)
    return lambda value: row % tuple(value)


def text(value: str) -> str:
    """The token of a text.

    >>> text("a b")
    "'a%20b"
    """
    return "'" + "".join(_ESCAPES[byte] for byte in value.encode("utf-8", "surrogatepass"))


def _float(value: float) -> str:
    if math.isnan(value):
        return "nan"
    if math.isinf(value):
        return "inf" if value > 0 else "-inf"
    return repr(float(value))


_SPELLED: dict[str, Callable[[Any], str]] = {
    "float": _float,
    "bool": lambda value: "T" if value else "F",
    "str": text,
}
"""How scalars become tokens, where str() is not enough."""


def decode(line: str) -> list[Any]:
    """The values on a line. Structs become tuples. Raises WireError for a malformed line.

    >>> decode("ok [2 (2 0 1 (2 1 2".partition(" ")[2])
    [[(0, 1), (1, 2)]]
    """
    tokens = line.split()
    values, place = [], 0
    while place < len(tokens):
        value, place = _value(tokens, place, 0)
        values.append(value)
    return values


def _value(tokens: list[str], place: int, depth: int) -> tuple[Any, int]:
    if place >= len(tokens) or depth > _DEEPEST:
        raise WireError("the line ends in the middle of a value")
    token = tokens[place]
    place += 1
    if token[0] not in "[({:":
        return _scalar(token), place
    if not token[1:].isdecimal():
        raise WireError(f"{token[:_SHOWN]!r} is no token")
    items = []
    for _ in range(int(token[1:]) * (2 if token[0] == ":" else 1)):
        item, place = _value(tokens, place, depth + 1)
        items.append(item)
    if token[0] == "[":
        return items, place
    if token[0] == ":":
        return Unordered(zip(items[::2], items[1::2], strict=True)), place
    return (tuple(items) if token[0] == "(" else Unordered(items)), place


_WORDS = {"T": True, "F": False, "N": None}


def _scalar(token: str) -> Any:
    if token in _WORDS:
        return _WORDS[token]
    if token[0] == "'":
        raw = _ESCAPED.sub(lambda match: bytes([int(match[1], 16)]), token[1:].encode())
        return raw.decode("utf-8", "replace")
    for kind in (int, float):
        try:
            return kind(token)
        except ValueError:
            continue
    raise WireError(f"{token[:_SHOWN]!r} is no token")


def fitted(value: Any, type_: Type, where: str = "the result") -> Any:
    """A decoded value as a plain value of the type; structs and lists are lists.

    What languages spell differently is accepted: 3.0 for an integer, 3 for a float, 0 and 1 for a
    bool, any sequence for a list or a struct. Raises ShapeError for everything else. A number
    that is no integer, or none at all, where an integer is due is a wrong value of the right
    shape and stays as it is.
    """
    kind = type_.kind
    if kind == "optional":
        return None if value is None else fitted(value, type_.element, where)
    if kind in ("list", "matrix", "struct"):
        if isinstance(value, Unordered) or not isinstance(value, list | tuple):
            raise _misfit(value, type_, where)
        if kind == "struct":
            if len(value) != len(type_.args):
                raise _misfit(value, type_, where)
            parts = zip(value, type_.members, strict=True)
            return [fitted(part, field, f"{where}.{name}") for part, (name, field) in parts]
        element = Type("list", type_.args) if kind == "matrix" else type_.element
        return [fitted(item, element, f"{where}[{i}]") for i, item in enumerate(value)]
    return _fitted_scalar(value, type_, where)


def _fitted_scalar(value: Any, type_: Type, where: str) -> Any:
    number = isinstance(value, int | float) and not isinstance(value, bool)
    if type_.kind in INTEGERS and number:
        return int(value) if isinstance(value, float) and value.is_integer() else value
    if type_.kind == "float" and number:
        return _as_float(value)
    if type_.kind == "bool" and (isinstance(value, bool) or (number and value in (0, 1))):
        return bool(value)
    if type_.kind == "str" and isinstance(value, str):
        return value
    raise _misfit(value, type_, where)


def _as_float(value: float) -> float:
    try:
        return float(value)
    except OverflowError:
        return math.inf if value > 0 else -math.inf


def _misfit(value: Any, type_: Type, where: str) -> ShapeError:
    shown = repr(value)
    shown = shown if len(shown) <= _SHOWN else f"{shown[:_SHOWN]}..."
    return ShapeError(f"{where}: expected {type_}, got {shown}")


def same(got: Any, expected: Any, tolerance: float) -> bool:
    """Whether two plain values are equal; floats up to `tolerance`, absolute or relative.

    nan equals nothing, -0.0 equals 0, an infinity equals only itself.
    """
    if isinstance(expected, list | tuple):
        return (
            isinstance(got, list | tuple)
            and len(got) == len(expected)
            and all(same(one, other, tolerance) for one, other in zip(got, expected, strict=True))
        )
    if isinstance(expected, float) and isinstance(got, int | float):
        return math.isclose(got, expected, rel_tol=tolerance, abs_tol=tolerance)
    return bool(got == expected)


def nanoseconds(value: Any) -> int:
    """A time that a driver measured. Raises WireError for what none is: programs may forge it."""
    if type(value) is not int or not 0 <= value < _LONGEST_NS:
        raise WireError(f"{value!r:.20} is no time")
    return value
