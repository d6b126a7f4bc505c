"""What survivors.yaml says: which mutants no check finds, and why not."""

from collections.abc import Iterable
from pathlib import Path
from typing import Literal

import pydantic

from algoreval.spec import read_spec

PATH = Path(__file__).with_name("survivors.yaml")


class Survivors(pydantic.BaseModel, extra="forbid", frozen=True):
    """Changes of one statement that no check finds, for one reason."""

    statement: str
    changes: list[str] = pydantic.Field(min_length=1)
    verdict: Literal["equivalent", "missed"]
    """Whether no input within the preconditions tells them from the core, or just none we have."""

    reason: str = pydantic.Field(pattern=r"\.$")
    """In a sentence."""


class Count(pydantic.BaseModel, extra="forbid", frozen=True):
    """How the mutants of a task fare."""

    mutants: int
    only_by_cases: int
    """How many of them pass the fixed test and fail a named case."""

    survivors: list[Survivors] = []

    @property
    def names(self) -> list[tuple[str, str]]:
        """The survivors by name."""
        return self._names("equivalent", "missed")

    @property
    def equivalent(self) -> list[tuple[str, str]]:
        """Those of them that are right."""
        return self._names("equivalent")

    @property
    def wrong(self) -> int:
        """How many mutants are not equivalent."""
        return self.mutants - len(self.equivalent)

    @property
    def shares(self) -> tuple[float, float]:
        """The shares of the wrong mutants that are found: by the fixed test, and in all."""
        missed = len(self._names("missed"))
        return 1 - (self.only_by_cases + missed) / self.wrong, 1 - missed / self.wrong

    def _names(self, *verdicts: str) -> list[tuple[str, str]]:
        chosen = (one for one in self.survivors if one.verdict in verdicts)
        return [(one.statement, change) for one in chosen for change in one.changes]


class _File(pydantic.RootModel[dict[str, Count]], frozen=True):
    """The content of survivors.yaml: the counts by task."""


def counts() -> dict[str, Count]:
    """The counts by task. Raises ConfigError for a malformed file."""
    return read_spec(_File, PATH).root


def total(counts: Iterable[Count]) -> Count:
    """The counts of several tasks as one."""
    all_ = list(counts)
    return Count(
        mutants=sum(one.mutants for one in all_),
        only_by_cases=sum(one.only_by_cases for one in all_),
        survivors=[group for one in all_ for group in one.survivors],
    )
