"""What is compared: a run under one of its conditions."""

import string
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from algoreval.errors import ConfigError
from algoreval.record import Record
from algoreval.registry import did_you_mean
from algoreval.runs import Run
from algoreval.score import Rate, by_all_tests, of_test, pass_at_1

BASE = "base"
"""The condition of instances that no probe has changed."""

MEASURES = ("pass@1", "pass@1+")


@dataclass(frozen=True)
class Side:
    """A run under one condition."""

    letter: str
    """A, B, ...: how tables name it."""

    run: Run
    condition: str
    records: tuple[Record, ...]

    @property
    def name(self) -> str:
        """The run as the command takes it: with its condition, if that is not the usual one."""
        return self.run.name + ("" if self.condition == BASE else f"+{self.condition}")

    @property
    def tests(self) -> frozenset[str]:
        """Which tests it has records of."""
        return frozenset(record.test for record in self.records)

    def counted(self, measure: str) -> list[Record]:
        """The records that a measure counts."""
        if measure == MEASURES[0]:
            return of_test(self.records, "stdout")
        return by_all_tests(self.records)

    def rate(self, measure: str) -> Rate:
        """Over all instances that this side has judged, whatever the other has."""
        return pass_at_1(self.counted(measure))


def sides(chosen: Iterable[tuple[Run, str]]) -> list[Side]:
    """The sides of a comparison, lettered; an empty condition stands for the run's usual one.

    Raises ConfigError for a condition that a run does not have, and where it must be chosen.
    """
    return [_side(_letter(place), *one) for place, one in enumerate(chosen)]


def _side(letter: str, run: Run, condition: str) -> Side:
    known = list(dict.fromkeys(record.condition for record in run.records)) or [BASE]
    if not condition:
        condition = BASE if BASE in known else known[0]
        if condition != BASE and len(known) > 1:
            raise ConfigError(f"{run.name}: which condition? write {_each(run.name, known)}")
    elif condition not in known:
        raise ConfigError(
            f"{run.name}: no record under condition {condition!r}{did_you_mean(condition, known)}"
        )
    records = tuple(record for record in run.records if record.condition == condition)
    return Side(letter, run, condition, records)


def _each(name: str, conditions: Sequence[str]) -> str:
    return " or ".join(f"{name}+{condition}" for condition in sorted(conditions))


def _letter(place: int) -> str:
    """A to Z, then A2 to Z2, and so on."""
    again, letter = divmod(place, len(string.ascii_uppercase))
    return string.ascii_uppercase[letter] + (str(again + 1) if again else "")
