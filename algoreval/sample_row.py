"""One row of a sample store or of a file of samples, and how such files are read."""

import json
import os
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import IO, Annotated, Any, Literal

import pydantic

from algoreval.errors import ConfigError
from algoreval.model import Completion, Decoding, Sample, asked_key
from algoreval.safe import encodable
from algoreval.state import refuse_odd

VERSION = 1
"""Of the format: it rises when a field changes its meaning or goes; new fields may come."""

Text = Annotated[str, pydantic.BeforeValidator(lambda v: encodable(v) if isinstance(v, str) else v)]


class Row(pydantic.BaseModel):
    """One line of a store or of a replay file; unknown fields are ignored."""

    model_config = pydantic.ConfigDict(frozen=True, protected_namespaces=())

    instance: str
    completion: Text | None = None
    index: int | None = pydantic.Field(default=None, ge=0)
    v: Literal[1] = 1
    key: str | None = None
    model: str | None = None
    decoding: Decoding | None = None
    prompt_sha256: str | None = None
    finish_reason: Text | None = None
    usage: dict[str, int] | None = None
    reasoning: Text | None = None
    refusal: Text | None = None
    logprobs: list[dict[str, Any]] | None = None
    served: Text | None = None
    error: Text | None = None
    unavailable: Text | None = None

    def keys(self) -> Iterator[str]:
        """What it is found by: its key, and the one that it would get today.

        Keys of before hashed the address of a server, too; what was paid for then is found still.
        """
        if self.key is not None:
            yield self.key
            if self.model and self.decoding and self.prompt_sha256:
                yield asked_key(self.model, "", self.decoding, self.prompt_sha256, self.index or 0)

    def answer(self) -> Completion | None:
        """What the model said, or None for a request that failed."""
        if self.completion is None:
            return None
        return Completion(
            text=self.completion,
            finish_reason=self.finish_reason,
            usage=self.usage,
            reasoning=self.reasoning,
            refusal=self.refusal,
            logprobs=self.logprobs,
            served=self.served,
        )


def parse_row(line: bytes | str) -> Row:
    """The row that a line holds. Raises ValueError, in one line, if it is none."""
    try:
        return Row.model_validate(json.loads(line))
    except pydantic.ValidationError as error:
        first = error.errors(include_url=False, include_input=False)[0]
        place = ".".join(map(str, first["loc"]))
        if place == "v":
            raise ValueError(f"v: not the format of this version, which is {VERSION}") from None
        raise ValueError(f"{place}: {first['msg']}" if place else first["msg"]) from None
    except RecursionError:
        raise ValueError("nested too deeply") from None


def dump_sample(sample: Sample, key: str | None = None) -> str:
    """The sample as one line of ASCII JSON, without the newline."""
    row: dict[str, Any] = {"v": VERSION}
    if key is not None:
        row["key"] = key
    row |= {
        "instance": sample.instance,
        "index": sample.index,
        "model": sample.model,
        "decoding": sample.decoding.plain(),
        "prompt_sha256": sample.prompt_sha256,
    }
    if sample.completion is not None:
        answer = asdict(sample.completion)
        row["completion"] = answer.pop("text")
        row |= {name: value for name, value in answer.items() if value is not None}
    row |= {
        name: getattr(sample, name) for name in ("error", "unavailable") if getattr(sample, name)
    }
    return json.dumps(row)


def load_sample(line: bytes | str) -> Sample:
    """The sample that `dump_sample` wrote."""
    row = parse_row(line)
    return Sample(
        instance=row.instance,
        index=row.index or 0,
        model=row.model or "",
        decoding=row.decoding or Decoding(),
        prompt_sha256=row.prompt_sha256 or "",
        completion=row.answer(),
        error=row.error,
        unavailable=row.unavailable,
    )


@dataclass(frozen=True)
class Line:
    """One line of a file of samples, and where it stands."""

    number: int
    start: int
    length: int
    row: Row | None
    """None for a line that is empty."""


TORN = "was cut short by whoever wrote it and is left out"


class Damaged(ConfigError):
    """A line is none of a store, and not the beginning of one either."""


def each_line(file: IO[bytes], path: Path) -> Iterator[Line]:
    """The lines of a file, but for a last one that was cut short: the file is longer then.

    A writer that was killed leaves the beginning of a row, a full disk or a power cut also zeros.
    Raises Damaged, naming the line, for anything else that is no row.
    """
    start = 0
    for number, line in enumerate(file, 1):
        try:
            row = parse_row(line) if line.strip() else None
        except ValueError as error:
            if not line.endswith(b"\n") and _torn(line):
                return
            raise Damaged(f"{path}:{number}: {error}") from None
        yield Line(number, start, len(line), row)
        start += len(line)


def read_rows(
    path: Path, tell: Callable[[str], object] = lambda note: None
) -> Iterator[tuple[int, Row]]:
    """The rows of a store or a replay file with their line numbers, whoever has it open.

    A last line that was cut short is left out, and told. Raises ConfigError, naming the line, for
    any other damage, and for what is no regular file.
    """
    refuse_odd(path)
    try:
        with path.open("rb") as file:
            number = end = 0
            for line in each_line(file, path):
                number, end = line.number, line.start + line.length
                if line.row:
                    yield line.number, line.row
            if end < os.fstat(file.fileno()).st_size:
                tell(f"line {number + 1} of {path.name}, its last, {TORN}")
    except OSError as error:
        raise ConfigError(f"cannot read the samples in {path}: {error.strerror}") from error


def _torn(line: bytes) -> bool:
    """The line is the beginning of a row of ours; anything else is not ours to cut off."""
    start = b'{"v": 1, '
    return line.startswith(start) or start.startswith(line) or not line.strip(b"\0")
