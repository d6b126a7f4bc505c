"""What was measured, one line of JSON per (program, size, input), in a file that grows.

A file can be continued: what stands in it is not measured again.
"""

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Literal, TypeAlias

import pydantic

from algoreval.errors import ConfigError
from algoreval.lenient import parse
from algoreval.safe import encodable
from algoreval.state import open_alone, refuse_odd

FILE = "scaling.jsonl"

Series: TypeAlias = tuple[str, str, int, str, str]
"""Run, instance, sample, hash of the program, regime: what gets one exponent."""


MOST = 10**18
"""No count and no time of ours comes near it: nanoseconds in thirty years."""

_Count = Annotated[int, pydantic.Field(ge=0, le=MOST)]
_Seconds = Annotated[float, pydantic.Field(ge=0, le=MOST, allow_inf_nan=False)]


class Point(pydantic.BaseModel, extra="forbid", frozen=True):
    """One program on one input."""

    v: Literal[1] = 1
    run: str
    model: str
    instance: str
    sample: _Count
    program_sha256: str
    task: str
    task_version: _Count
    language: str
    representation: str
    regime: str
    n: Annotated[int, pydantic.Field(ge=4, le=MOST)]
    index: _Count
    """Which of the inputs of this size."""

    seed: int
    bucket: str
    """As in a record: "passed" if the answer was right."""

    detail: str = ""
    note: str = ""
    """What the program said of its failure, shortened."""

    wall_ns: _Count | None = None
    cpu_ns: _Count | None = None
    """Of the fastest call; None where no call came back."""

    calls: _Count = 0
    """So many calls were timed."""

    spent_seconds: _Seconds
    """By us, with all that is around the calls."""

    limit_seconds: _Seconds
    limit_mib: _Count
    toolchain: str

    @property
    def series(self) -> Series:
        """What the point is a point of."""
        return (self.run, self.instance, self.sample, self.program_sha256, self.regime)

    @property
    def settings(self) -> tuple[float, int, int, int]:
        """What must be the same of all points of one fit."""
        return (self.limit_seconds, self.limit_mib, self.seed, self.task_version)

    @property
    def returned(self) -> bool:
        """Whether the call came back with an answer, right or wrong."""
        return self.cpu_ns is not None

    @property
    def right(self) -> bool:
        """Whether it was the right one."""
        return self.bucket == "passed"


class Points:
    """A file of points that this process alone may add to.

    Opening raises ConfigError if another process has it open, or for a line that is no point. A
    last line that was cut short is removed.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._file = open_alone(path)
        end = path.read_bytes().rfind(b"\n") + 1
        os.ftruncate(self._file.fileno(), end)
        self.points = list(read_points(path))

    def add(self, point: Point) -> None:
        """One line more; it is in the file when this returns."""
        line = json.dumps(point.model_dump(mode="json"), separators=(",", ":"))
        self._file.write(line.encode() + b"\n")
        self._file.flush()
        self.points.append(point)

    def close(self) -> None:
        """The file is free for others."""
        self._file.close()


def read_points(path: Path) -> Iterator[Point]:
    """The points of a file; none if there is no such file.

    A last line that was cut short is left out. Raises ConfigError, naming the line, for any other
    that is none.
    """
    if not path.exists():
        return
    refuse_odd(path)
    try:
        *lines, _ = path.read_bytes().split(b"\n")
    except OSError as error:
        raise ConfigError(f"{path}: cannot be read: {error.strerror}") from error
    for place, line in enumerate(lines, 1):
        try:
            yield parse(Point, json.loads(line), f"{path}:{place}")
        except (ValueError, RecursionError) as error:
            told = encodable(_told(error))[:200]
            raise ConfigError(f"{path}:{place}: no point of the scaling probe: {told}") from error


def _told(error: ValueError | RecursionError) -> str:
    if not isinstance(error, pydantic.ValidationError):
        return " ".join(str(error).split())
    first = error.errors(include_url=False, include_input=False)[0]
    return "".join(f"{part}: " for part in first["loc"]) + first["msg"]
