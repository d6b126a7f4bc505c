"""The file of snippets that prompts are helped with: JSON Lines, one row per task and language.

    {"task": "kmp", "language": "rust", "repository": "owner/name", "path": "src/kmp.rs",
     "url": "https://...", "first": 12, "last": 91, "total": 200, "text": "...", "searched": [...]}

A row without a text says that nothing was found, and where. The last row of a pair counts, so that
a search only ever appends, and one that was killed goes on where it was.
"""

import functools
import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import IO, Annotated, Any

import pydantic

from algoreval.errors import ConfigError
from algoreval.language import languages
from algoreval.registry import did_you_mean
from algoreval.safe import encodable
from algoreval.snippet import EXCLUDED, LINES, Snippet
from algoreval.state import open_alone, refuse_odd
from algoreval.task import folders

Text = Annotated[str, pydantic.AfterValidator(encodable)]
"""Prompts are encoded: a lone surrogate, which JSON may hold, cannot be."""

Pair = tuple[str, str]
"""Task and language."""


class Row(pydantic.BaseModel, extra="forbid", frozen=True):
    """One line."""

    task: Text
    language: Text
    repository: Text = ""
    path: Text = ""
    url: Text = ""
    first: int = 0
    last: int = 0
    total: int = 0
    text: Text = ""
    """Left out: there is none."""

    searched: tuple[Text, ...] = ()
    """Where: "github", or a folder's name."""

    @pydantic.model_validator(mode="after")
    def _may_be_used(self) -> "Row":
        for kind, name, known in (
            ("task", self.task, folders()),
            ("language", self.language, languages()),
        ):
            if name not in known:
                raise ValueError(f"unknown {kind} {name!r}{did_you_mean(name, known)}")
        if "text" in self.model_fields_set and not self.text.strip():
            raise ValueError("text: empty; give the snippet, or leave `text` out if there is none")
        if self.text.replace("\r\n", "\n").replace("\r", "\n").count("\n") >= LINES:
            raise ValueError(f"text: more than {LINES} lines")
        for name in ("repository", "path", "url", "text"):
            if EXCLUDED.search(getattr(self, name)):
                raise ValueError(f"{name}: it is from a source of the benchmark's own problems")
        return self

    @property
    def pair(self) -> Pair:
        """What it is about."""
        return self.task, self.language

    @classmethod
    def of(cls, pair: Pair, found: Snippet | None, searched: tuple[str, ...]) -> "Row":
        """What was found for a pair."""
        if found is None:
            return cls(task=pair[0], language=pair[1], searched=searched)
        return cls(
            task=pair[0],
            language=pair[1],
            repository=found.source.repository,
            path=found.source.path,
            url=found.source.url,
            first=found.first,
            last=found.last,
            total=found.total,
            text=found.text,
            searched=searched,
        )


@functools.cache
def snippets(path: Path) -> Mapping[Pair, Row]:
    """The snippets of a file, read once: a run's prompts do not change while it goes on.

    Raises ConfigError if there is no such file or a line of it is damaged.
    """
    refuse_odd(path)
    try:
        with path.open("rb") as file:
            rows = [row for row, *_ in _rows(file, path)]
    except OSError as error:
        raise ConfigError(
            f"{path}: cannot be read: {error.strerror}; "
            "`python -m algoreval snippets` makes such a file, --snippets=FILE names another"
        ) from error
    return {row.pair: row for row in rows}


class SnippetFile:
    """A file of snippets that this process alone adds to; a torn last line is cut off.

    Raises ConfigError if another process has it open or a line of it is damaged.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._file = open_alone(path)
        self._file.seek(0)
        whole = list(_rows(self._file, path))
        self.rows: dict[Pair, Row] = {row.pair: row for row, *_ in whole}
        self._file.truncate(whole[-1][1] if whole else 0)
        if whole and not whole[-1][2]:
            self._file.write(b"\n")

    def add(self, row: Row) -> None:
        """One row more, which is on disk when this returns. Raises ConfigError if it cannot be."""
        try:
            self._file.write(json.dumps(row.model_dump(exclude_defaults=True)).encode() + b"\n")
            self._file.flush()
        except OSError as error:
            raise ConfigError(f"{self.path}: cannot be written: {error.strerror}") from error
        self.rows[row.pair] = row

    def close(self) -> None:
        """The file is free for others."""
        self._file.close()


def _rows(file: IO[bytes], path: Path) -> Iterator[tuple[Row, int, bool]]:
    """Each row, where it ends, and whether with a line feed; one that was cut short is none."""
    end = 0
    for number, line in enumerate(file, 1):
        ended = line.endswith(b"\n")
        if not ended and not _is_json(line):
            return
        end += len(line)
        yield _parsed(line, f"{path}:{number}"), end, ended


def _is_json(line: bytes) -> bool:
    try:
        json.loads(line)
    except (ValueError, RecursionError):
        return False
    return True


def _parsed(line: bytes, place: str) -> Row:
    try:
        row: Any = json.loads(line)
        return Row.model_validate(row)
    except pydantic.ValidationError as error:
        first = error.errors(include_url=False, include_input=False)[0]
        field = "".join(f"{part}: " for part in first["loc"])
        message = first["msg"].removeprefix("Value error, ")
        raise ConfigError(f"{place}: {field}{message}") from None
    except (ValueError, RecursionError):
        raise ConfigError(f"{place}: no JSON") from None
