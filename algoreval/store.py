"""The sample store: what was paid for is on disk before anybody reads it.

A store is a JSON Lines file, one row a sample, only ever appended to:

    {"v": 1, "key": "...", "instance": "dijkstra-rust-adj_list", "index": 0,
     "model": "openai:gpt-4o-mini", "decoding": {...}, "prompt_sha256": "...",
     "completion": "...", "finish_reason": "stop", "usage": {...}, ...}

`key` answers look-ups (see `algoreval.model.sample_key`). A row with `error` instead of
`completion` is a request that failed: for people, never the answer to a look-up.

Texts stay on disk: memory holds where each row begins.
"""

import fcntl
import json
import os
import tempfile
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Any, Literal

import pydantic

from algoreval.errors import ConfigError, JudgeError
from algoreval.model import Completion, Decoding, Sample
from algoreval.safe import encodable

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


def stored_keys(path: Path) -> frozenset[str]:
    """Keys of the samples in a store, read without touching it; none if there is no such file.

    Raises ConfigError, naming the line, if one is damaged.
    """
    if not path.exists():
        return frozenset()
    rows = (row for _, row in read_rows(path))
    return frozenset(row.key for row in rows if row.key and row.completion is not None)


def read_rows(path: Path) -> Iterator[tuple[int, Row]]:
    """The rows of a store or a replay file with their line numbers, whoever has it open.

    A torn last line is left out. Raises ConfigError, naming the line, for any other damage.
    """
    try:
        with path.open("rb") as file:
            for number, line in enumerate(file, 1):
                try:
                    row = parse_row(line) if line.strip() else None
                except ValueError as error:
                    if not line.endswith(b"\n") and _torn(line):
                        return
                    raise ConfigError(f"{path}:{number}: {error}") from None
                if row:
                    yield number, row
    except OSError as error:
        raise ConfigError(f"cannot read the samples in {path}: {error.strerror}") from error


class Store:
    """A store that this process alone has open.

    One thread puts, any thread gets. Opening raises ConfigError if another run holds the file or
    a line of it is damaged; a torn last line, left by a writer that was killed, is cut off.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._rows: dict[str, tuple[int, int]] = {}
        self._fd = _open_locked(path)
        try:
            self._end = self._load()
        except BaseException:
            os.close(self._fd)
            raise

    @classmethod
    def temporary(cls) -> "Store":
        """A store in a file without a name: for samples that nobody needs to keep."""
        store = cls.__new__(cls)
        store.path, store._rows, store._end = Path("(unnamed temporary file)"), {}, 0
        with tempfile.TemporaryFile() as file:
            store._fd = os.dup(file.fileno())
        return store

    def __len__(self) -> int:
        return len(self._rows)

    def __contains__(self, key: str) -> bool:
        return key in self._rows

    def get(self, key: str) -> Sample | None:
        """The sample of that key, read from disk."""
        place = self._rows.get(key)
        if place is None:
            return None
        start, length = place
        return load_sample(os.pread(self._fd, length, start))

    def put(self, key: str, sample: Sample) -> None:
        """One row more, with one write: what is written survives the death of this process.

        Raises JudgeError if the disk takes it only in part; the part is removed again.
        """
        line = dump_sample(sample, key).encode() + b"\n"
        try:
            written = os.pwrite(self._fd, line, self._end)
            if written < len(line):
                raise OSError(None, "no space left on device")
        except OSError as error:
            os.ftruncate(self._fd, self._end)
            raise JudgeError(
                f"cannot write to the sample store {self.path}: {error.strerror}; "
                "all samples written so far are kept"
            ) from error
        if sample.completion is not None:
            self._rows.setdefault(key, (self._end, len(line)))
        self._end += len(line)

    def close(self) -> None:
        """The file is closed and free for the next run."""
        os.close(self._fd)

    def _load(self) -> int:
        end = 0
        with os.fdopen(os.dup(self._fd), "rb") as file:
            for number, line in enumerate(file, 1):
                try:
                    row = parse_row(line) if line.strip() else None
                except ValueError as error:
                    if not line.endswith(b"\n") and _torn(line):
                        os.ftruncate(self._fd, end)
                        break
                    raise ConfigError(
                        f"{self.path}:{number}: {error}; nothing was changed: "
                        "repair or remove this line, or name another store"
                    ) from None
                if row and row.key and row.completion is not None:
                    self._rows.setdefault(row.key, (end, len(line)))
                end += len(line)
        if end and os.pread(self._fd, 1, end - 1) != b"\n":  # whole, but by an editor's hand
            end += os.pwrite(self._fd, b"\n", end)
        return end


def _torn(line: bytes) -> bool:
    """The line is the beginning of a row of ours; anything else is not ours to cut off."""
    start = b'{"v": 1, '
    return line.startswith(start) or start.startswith(line) or not line.strip(b"\0")


def _open_locked(path: Path) -> int:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        fd = os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o644)
    except OSError as error:
        raise ConfigError(f"cannot open the sample store {path}: {error.strerror}") from error
    try:
        fcntl.flock(fd, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        os.close(fd)
        raise ConfigError(
            f"the sample store {path} is in use by another run; wait for it or name another store"
        ) from None
    except OSError as error:
        os.close(fd)
        raise ConfigError(f"cannot lock the sample store {path}: {error.strerror}") from error
    return fd
