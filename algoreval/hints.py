"""Hints: how a task's algorithm works, in words of no language, for prompts that help.

Each task has its own, in its folder. A model may write others, which a file of the user's holds:
JSON Lines, with a task and the fields of `Hints` in each row.
"""

import functools
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any

from pydantic import AfterValidator, BeforeValidator, Field, TypeAdapter, ValidationError
from pydantic.dataclasses import dataclass

from algoreval.aids import HINTS, file_of
from algoreval.errors import ConfigError
from algoreval.safe import encodable
from algoreval.spec import STRICT, read_spec
from algoreval.state import refuse_odd
from algoreval.task import load_task

FILE = "hints.yaml"

HINT_LINES = 20
"""The most lines that pseudocode may have."""

STRUCTURES = 4
"""The most data structures that a hint may name."""


def _pseudocode(text: str) -> str:
    lines = text.strip("\n").rstrip().splitlines()
    if not lines:
        raise ValueError("there is no text; write how the algorithm works")
    if len(lines) > HINT_LINES:
        raise ValueError(f"{len(lines)} lines; shorten it to {HINT_LINES}")
    return "\n".join(lines)


def _encodable(given: Any) -> Any:
    return encodable(given) if isinstance(given, str) else given


Text = Annotated[str, BeforeValidator(_encodable)]
"""Prompts are encoded: a lone surrogate, which JSON may hold, cannot be."""

Bound = Annotated[Text, Field(pattern=r"^O\(.+\)")]
Phrase = Annotated[Text, Field(min_length=1)]


@dataclass(frozen=True, config=STRICT)
class Hints:
    """What a prompt may tell of an algorithm; the same for every language and representation."""

    pseudocode: Annotated[Text, AfterValidator(_pseudocode)]
    data_structures: Annotated[tuple[Phrase, ...], Field(min_length=1, max_length=STRUCTURES)]

    time: Bound
    """A Big-O bound; words may follow."""

    space: Bound
    """The same, of what is needed beside the input."""


def hints_for(task: str) -> Hints | None:
    """The hints that prompts show: of the user's file, if one was named, else the task's own.

    None if that file has none for the task.
    """
    path = file_of(HINTS)
    return load_hints(task) if path is None else written_hints(path).get(task)


@functools.cache
def load_hints(task: str) -> Hints:
    """The hints of a task. Raises ConfigError, in one line, if there are none or they are wrong."""
    return read_hints(load_task(task).folder / FILE)


def read_hints(path: Path) -> Hints:
    """The hints in a file. Raises ConfigError that names the file and the field."""
    if not path.is_file():
        raise ConfigError(f"{path}: missing; CONTRIBUTING.md says what it holds")
    return read_spec(Hints, path)


@functools.cache
def written_hints(path: Path) -> Mapping[str, Hints]:
    """The hints by task in a file of the user's, read once.

    Raises ConfigError that names the line and what is wrong with it.
    """
    refuse_odd(path)
    try:
        lines = path.read_bytes().splitlines()
    except OSError as error:
        raise ConfigError(f"{path}: cannot be read: {error.strerror}") from error
    rows = [_row(line, f"{path}:{number}") for number, line in enumerate(lines, 1) if line.strip()]
    return dict(rows)


def _row(line: bytes, place: str) -> tuple[str, Hints]:
    try:
        row: Any = json.loads(line)
        task = load_task(row.pop("task")).id
        row.pop("model", None)
        return task, TypeAdapter(Hints).validate_python(row)
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False)[0]
        field = ".".join(map(str, first["loc"]))
        raise ConfigError(f"{place}: {field}: {first['msg']}") from None
    except (ValueError, AttributeError, KeyError, TypeError, RecursionError):
        raise ConfigError(f"{place}: no JSON object with a task and its hints") from None
