"""Hints: how a task's algorithm works, in words of no language, for prompts that help."""

import functools
from pathlib import Path
from typing import Annotated

from pydantic import AfterValidator, Field
from pydantic.dataclasses import dataclass

from algoreval.errors import ConfigError
from algoreval.spec import STRICT, read_spec
from algoreval.task import load_task

FILE = "hints.yaml"

HINT_LINES = 20
"""The most lines that pseudocode may have."""


def _pseudocode(text: str) -> str:
    lines = text.strip("\n").rstrip().splitlines()
    if not lines:
        raise ValueError("there is no text; write how the algorithm works")
    if len(lines) > HINT_LINES:
        raise ValueError(f"{len(lines)} lines; shorten it to {HINT_LINES}")
    return "\n".join(lines)


Bound = Annotated[str, Field(pattern=r"^O\(.+\)")]
Phrase = Annotated[str, Field(min_length=1)]


@dataclass(frozen=True, config=STRICT)
class Hints:
    """What a prompt may tell of an algorithm; the same for every language and representation."""

    pseudocode: Annotated[str, AfterValidator(_pseudocode)]
    data_structures: Annotated[tuple[Phrase, ...], Field(min_length=1, max_length=4)]

    time: Bound
    """A Big-O bound; words may follow."""

    space: Bound
    """The same, of what is needed beside the input."""


@functools.cache
def load_hints(task: str) -> Hints:
    """The hints of a task. Raises ConfigError, in one line, if there are none or they are wrong."""
    return read_hints(load_task(task).folder / FILE)


def read_hints(path: Path) -> Hints:
    """The hints in a file. Raises ConfigError that names the file and the field."""
    if not path.is_file():
        raise ConfigError(f"{path}: missing; CONTRIBUTING.md says what it holds")
    return read_spec(Hints, path)
