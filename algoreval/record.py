"""One JSON line per (sample, test): all that a report or a metric needs, and no more.

The schema is documented for readers in reports/README.md.
"""

import json
import math
from collections.abc import Iterable, Mapping
from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field, model_validator

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
