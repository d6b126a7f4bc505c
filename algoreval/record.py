"""One JSON line per (sample, test): all that a report or a metric needs, and no more.

The schema is documented for readers in reports/README.md.
"""

import json
import math
import warnings
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError, model_validator

from algoreval.errors import ConfigError
from algoreval.lenient import parse
from algoreval.safe import encodable
from algoreval.verdict import BUCKETS, Verdict

SCHEMA_VERSION = 1


def plain(value: Any) -> Any:
    """The value in terms of JSON and encodable as UTF-8.

    Bytes become text, numbers that JSON lacks their names ("nan"), tuples lists, keys text.
    """
    if isinstance(value, str):
        # str() sheds a subclass, such as an Enum's.
        return encodable(str.__str__(value))
    if isinstance(value, bytes | bytearray):
        return value.decode("utf-8", "backslashreplace")
    if isinstance(value, float):
        return value if math.isfinite(value) else str(value)
    if isinstance(value, Mapping):
        return {encodable(str(key)): plain(item) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return [plain(item) for item in value]
    return value


class _Part(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")

    @model_validator(mode="before")
    @classmethod
    def _only_plain(cls, data: Any) -> Any:
        return plain(data) if isinstance(data, Mapping) else data


class PromptTexts(_Part):
    """What was sent to the model."""

    system: str = ""
    user: str = ""


class Extraction(_Part):
    """How the program was found in the completion."""

    rule: str = ""
    note: str = ""


class Volatile(_Part):
    """What varies between equal runs; two runs are compared without it."""

    # Open for more: a value that is put here by mistake cannot make two runs look different.
    model_config = ConfigDict(frozen=True, extra="allow")

    build_seconds: float | None = None
    run_seconds: float | None = None
    cpu_seconds: float | None = None
    memory_mib: float | None = None
    """Peak of all processes of the program together."""

    cached: bool | None = None
    """Whether the build came from the cache."""

    worker: str = ""
    """Which xdist worker judged; empty without xdist."""

    started: str = ""
    """When judging began, in UTC, as ISO 8601."""

    host: str = ""
    """The class of machine, never its name: "linux-x86_64 2 cores"."""


class Record(_Part):
    """The result of one test on one sample: a verdict, or an error of ours instead of it."""

    schema_version: Literal[1] = 1
    instance: str
    task: str
    language: str
    representation: str = ""
    domain: str = ""
    condition: str = "base"
    sample: int = Field(default=0, ge=0)
    test: str = "stdout"
    suite: str = ""
    suite_sha256: str = ""
    task_version: int = 0
    model: str = ""
    decoding: dict[str, Any] = {}
    seed: int | None = None
    prompt_sha256: str = ""
    program_sha256: str = ""
    bucket: str | None = None
    """One of judge.BUCKETS; None if and only if `judge_error` says what went wrong."""

    detail: str = ""
    flags: tuple[str, ...] = ()
    judge_error: str | None = None
    evidence: dict[str, Any] = {}
    prompt: PromptTexts = PromptTexts()
    completion: str = ""
    finish_reason: str | None = None
    usage: dict[str, Any] = {}
    extraction: Extraction = Extraction()
    program: str = ""
    """The source that was judged; empty if none was found."""

    toolchain: str = ""
    """Version of the compiler or interpreter."""

    limits: dict[str, Any] = {}
    sandbox: str = ""
    """Mode of the sandbox: "bubblewrap", or "degraded: " and why."""

    volatile: Volatile = Volatile()

    @model_validator(mode="after")
    def _verdict_or_error(self) -> "Record":
        if (self.bucket is None) == (self.judge_error is None):
            raise ValueError("a record has either a bucket or a judge_error")
        if self.bucket is not None and self.bucket not in BUCKETS:
            raise ValueError(f"unknown bucket {self.bucket!r}")
        return self

    @property
    def judged(self) -> bool:
        """Whether there is a verdict; without one the record is in no denominator."""
        return self.bucket is not None

    @property
    def passed(self) -> bool:
        """Whether the program did what was asked."""
        return self.bucket == "passed"

    @property
    def key(self) -> tuple[str, int, str]:
        """What may have one record in a run: instance, sample and test."""
        return (self.instance, self.sample, self.test)

    @property
    def verdict(self) -> Verdict:
        """The verdict as the judge gave it. Raises ValueError if there is none."""
        if self.bucket is None:
            raise ValueError(f"{self.instance}: no verdict: {self.judge_error}")
        return Verdict(self.bucket, self.detail, self.flags, self.evidence)

    def row(self) -> str:
        """The record as one line of JSON, without the line feed.

        Pure ASCII: whatever a program printed, a terminal may show the file, and no reader
        takes a Unicode line separator for the end of a row.
        """
        return json.dumps(self.model_dump(mode="json"), separators=(",", ":"), allow_nan=False)


def stable(record: Record) -> dict[str, Any]:
    """The record without its volatile part: equal for equal runs."""
    return record.model_dump(mode="json", exclude={"volatile"})


def latest(records: Iterable[Record]) -> list[Record]:
    """One record per (instance, sample, test): the last, in the order of their first.

    An error of ours never replaces a verdict: it says nothing about the program.
    """
    kept: dict[tuple[str, int, str], Record] = {}
    for record in records:
        if record.judged or record.key not in kept or not kept[record.key].judged:
            kept[record.key] = record
    return list(kept.values())


class TornLineWarning(UserWarning):
    """The last line of a file was cut short, as a killed writer leaves it."""


def read_records(path: Path, lenient: bool = False) -> list[Record]:
    """All records of a file, in its order; see `each_record`."""
    return list(each_record(path, lenient))


def each_record(path: Path, lenient: bool = False) -> Iterator[Record]:
    """The records of a file, one after the other; equal texts in them are one text in memory.

    A last line that was cut short is left out with a TornLineWarning. If `lenient`, fields that
    this version does not know are left out with an UnknownFieldWarning. Raises ConfigError, naming
    file and line, for any other line that is no record.
    """
    known: dict[str, str] = {}
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
