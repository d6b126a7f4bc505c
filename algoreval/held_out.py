"""Runs before and after training, on what training has not seen."""

import functools
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from statistics import fmean, stdev

from algoreval.paired import Difference, difference, match
from algoreval.record import Record
from algoreval.split import SEEDS, TEST, split_of
from algoreval.subjects import Subject
from algoreval.suite import DEFAULT, load_suite

PAPER = "paper"
"""The paper's split; the drawn ones are called by their seeds."""

Places = frozenset[tuple[str, str, str]]
"""Task, language and representation of instances."""


@dataclass(frozen=True)
class Trained:
    """A run and the one before training, both on the instances that a split holds out."""

    split: str
    subject: Subject
    base: Subject

    def change(self, language: str = "") -> Difference:
        """How much more it passes of what both have, in all languages or in one."""
        sides = (
            [one for one in side.records if language in ("", one.language)]
            for side in (self.base, self.subject)
        )
        return difference(match(*sides)[0])


def trained(subjects: Sequence[Subject]) -> Iterator[Trained]:
    """By split: the first of the subjects, which is compared with itself, then the others.

    A run belongs to the first split of which it has all that is held out, the paper's before the
    drawn ones; if there is none, to the paper's with what it has.
    """
    for split, places in held_out().items():
        chosen = [
            _restricted(one, places)
            for place, one in enumerate(subjects)
            if place == 0 or _split(one) == split
        ]
        if subjects and (len(chosen) > 1 or split == PAPER):
            yield from (Trained(split, one, chosen[0]) for one in chosen)


def doubts(subjects: Sequence[Subject]) -> Iterator[str]:
    """Of which runs after training it cannot be told by which split they were trained."""
    for one in subjects[1:]:
        splits = _splits(one)
        if len(splits) > 1:
            yield (
                f"{one.label} has all that {', '.join(splits)} hold out, and counts by "
                f"{splits[0]}; to count by another, run its held-out tasks alone"
            )
        elif not splits:
            have = len(held_out()[PAPER] & set(map(_place, one.records)))
            yield (
                f"{one.label} has no split's held-out part whole, and counts by {PAPER}: "
                f"{have} of {len(held_out()[PAPER])} instances"
            )


@functools.cache
def held_out() -> Mapping[str, Places]:
    """What each split holds out, the paper's first."""
    suite = load_suite(DEFAULT)
    seeds = {PAPER: None, **{f"seed {seed}": seed for seed in SEEDS}}
    return {
        name: frozenset(
            (cell.task, cell.language, cell.representation) for cell in split_of(suite, seed)[TEST]
        )
        for name, seed in seeds.items()
    }


def _place(record: Record) -> tuple[str, str, str]:
    return record.task, record.language, record.representation


def _split(subject: Subject) -> str:
    return next(iter(_splits(subject)), PAPER)


def _splits(subject: Subject) -> list[str]:
    """Those of which it has all that is held out."""
    places = {_place(record) for record in subject.records}
    return [name for name, held in held_out().items() if held <= places]


def _restricted(subject: Subject, places: Places) -> Subject:
    records = tuple(record for record in subject.records if _place(record) in places)
    return replace(subject, records=records)


def spread(changes: Sequence[float]) -> tuple[float, float]:
    """Mean and standard deviation of what came of several splits.

    >>> [round(value, 3) for value in spread([0.04, -0.03, 0.017])]
    [0.009, 0.036]
    """
    return fmean(changes), stdev(changes)
