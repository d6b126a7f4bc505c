"""The file of a run's records, read line by line."""

import json
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from pydantic import ValidationError

from algoreval.errors import ConfigError
from algoreval.lenient import parse
from algoreval.record import SCHEMA_VERSION, Record
from algoreval.safe import encodable
from algoreval.state import refuse_odd


class TornLineWarning(UserWarning):
    """The last line of a file was cut short, as a killed writer leaves it."""


def each_record(path: Path, lenient: bool = False) -> Iterator[Record]:
    """The records of a file, one after the other; equal texts in them are one text in memory.

    A last line that was cut short is left out with a TornLineWarning. If `lenient`, fields that
    this version does not know are left out with an UnknownFieldWarning. Raises ConfigError, naming
    file and line, for any other line that is no record.
    """
    known: dict[str, str] = {}
    refuse_odd(path)
    try:
        with path.open("rb") as file:
            for number, line in enumerate(file, 1):
                place = f"{path}:{number}"
                if not line.endswith(b"\n") and not _is_json(line):
                    note = f"{place}: the last line was cut short and is left out"
                    warnings.warn(note, TornLineWarning, stacklevel=2)
                elif line != b"\n":
                    yield _parsed(line, place, lenient, known)
    except OSError as error:
        raise ConfigError(f"{path}: cannot be read: {error.strerror}") from error


def _is_json(line: bytes) -> bool:
    try:
        json.loads(line)
    except (ValueError, RecursionError):
        return False
    return True


def _parsed(line: bytes, place: str, lenient: bool, known: dict[str, str]) -> Record:
    try:
        row = _shared(json.loads(line), known)
        return parse(Record, row, place) if lenient else Record.model_validate(row)
    except ValidationError as error:
        raise ConfigError(f"{place}: no record: {_first_problem(error)}") from error
    except ValueError as error:  # JSONDecodeError and UnicodeDecodeError are ValueErrors
        why = encodable(str(error))[:200]
        raise ConfigError(f"{place}: no JSON: {why}; mend or delete that line") from error
    except RecursionError as error:
        raise ConfigError(f"{place}: no record: nested too deeply") from error


def _shared(value: Any, known: dict[str, str]) -> Any:
    """The value, with each text in it that is known replaced by the known one."""
    if isinstance(value, str):
        return known.setdefault(value, value)
    if isinstance(value, dict):
        return {known.setdefault(name, name): _shared(one, known) for name, one in value.items()}
    if isinstance(value, list):
        return [_shared(one, known) for one in value]
    return value


LONGEST = 60
"""How much of a foreign name or value a message holds."""


def _first_problem(error: ValidationError) -> str:
    first = error.errors(include_url=False)[0]
    field = ".".join(map(str, first["loc"]))[:LONGEST]
    if field == "schema_version":
        return (
            f"schema version {first['input']!r:.{LONGEST}}, but this version of algoreval reads "
            f"{SCHEMA_VERSION}; use the version that wrote it"
        )
    message = first["msg"].removeprefix("Value error, ")
    return f"{field}: {message}" if field else message
