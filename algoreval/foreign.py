"""Samples of other harnesses: what all their formats share."""

import json
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from algoreval.errors import ConfigError
from algoreval.instance import find


@dataclass(frozen=True)
class Answer:
    """One sample in terms that all harnesses know."""

    instance: str
    text: str
    """A model's reply; of a harness that keeps programs, the program in a fence."""

    program: str = ""
    """The program in the reply, for harnesses that keep programs; empty if it has none."""


def instance_of(name: object, place: str) -> str:
    """The instance that another harness calls so; "AlgoREval/kmp-rust" is kmp-rust.

    Raises ConfigError, with the place, for anything else.
    """
    if not isinstance(name, str):
        raise ConfigError(f"{place}: the task's name is missing")
    try:
        return find(name.rpartition("/")[2]).id
    except ConfigError as error:
        raise ConfigError(f"{place}: {error}") from None


def fenced(instance: str, program: str) -> str:
    """The program as a reply, so that all of it is taken."""
    fence = "```"
    while fence in program:
        fence += "`"
    return f"{fence}{find(instance).spoken.fence}\n{program}\n{fence}\n"


def read_objects(path: Path) -> Iterator[tuple[str, dict[str, Any]]]:
    """The objects of a JSON Lines file, each with its place for error messages.

    Raises ConfigError for a file that cannot be read and a line that holds no object.
    """
    for number, line in enumerate(_lines(path), 1):
        if line.strip():
            place = f"{path}:{number}"
            value = parsed(line, place)
            if not isinstance(value, dict):
                raise ConfigError(f"{place}: an object is expected")
            yield place, value


def _lines(path: Path) -> Iterator[str]:
    """One line at a time: problems with all their tests may be gigabytes."""
    with _readable(path), path.open(encoding="utf-8-sig", newline="\n") as file:
        # Not splitlines: others write a Unicode line separator as it is, inside a text.
        yield from (line.rstrip("\r\n") for line in file)


def read_by_task_id(path: Path) -> Iterator[Answer]:
    """Samples as HumanEval and EvalPlus keep them: `task_id`, and `completion` or `solution`."""
    for place, row in read_objects(path):
        instance = instance_of(row.get("task_id"), place)
        if "solution" in row:
            program = text_in(row["solution"], "solution", place)
            yield Answer(instance, fenced(instance, program), program)
        else:
            yield Answer(instance, text_in(row.get("completion"), "completion", place))


def read_text(path: Path) -> str:
    """The text of a file. Raises ConfigError if it cannot be read."""
    with _readable(path):
        return path.read_text(encoding="utf-8")


@contextmanager
def _readable(path: Path) -> Iterator[None]:
    """Within, trouble of reading the file becomes a ConfigError."""
    try:
        yield
    except OSError as error:
        raise ConfigError(f"cannot read {path}: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise ConfigError(f"{path}: no UTF-8: {error.reason}") from error


def parsed(text: str, place: str) -> Any:
    """The value of some JSON. Raises ConfigError, with the place, if it is none."""
    try:
        return json.loads(text)
    except ValueError as error:
        raise ConfigError(f"{place}: {error}") from None
    except RecursionError:
        raise ConfigError(f"{place}: nested too deeply") from None


def text_in(value: object, what: str, place: str) -> str:
    """The value if it is text. Raises ConfigError, with the place, if not."""
    if not isinstance(value, str):
        raise ConfigError(f"{place}: {what}: text is expected")
    return value


def write_new(path: Path, lines: Iterable[str]) -> None:
    """A file of these lines. Raises ConfigError if there is one of that name, or no room."""
    try:
        with path.open("x", encoding="utf-8") as file:
            file.writelines(f"{line}\n" for line in lines)
    except FileExistsError:
        raise ConfigError(f"{path} exists; name another file") from None
    except OSError as error:
        raise ConfigError(f"cannot write {path}: {error.strerror}") from error
