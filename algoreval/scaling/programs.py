"""Programs to be timed: those of recorded runs that passed their fixed test."""

import hashlib
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass

from algoreval.errors import ConfigError
from algoreval.extract import Program
from algoreval.instance import BASE, Instance, find
from algoreval.record import Record
from algoreval.runs import Run
from algoreval.scaling.plan import regimes
from algoreval.score import of_test
from algoreval.subjects import FIXED
from algoreval.task import folders, load_task


@dataclass(frozen=True)
class Candidate:
    """A program of a run."""

    run: str
    model: str
    sample: int
    instance: Instance
    program: Program


@dataclass(frozen=True)
class Chosen:
    """Programs of some runs, and of how many they are what passed."""

    candidates: tuple[Candidate, ...]
    passed: int
    pairs: int
    """Pairs of a run and an instance with a verdict; of so many `passed` have a program."""

    notes: tuple[str, ...]


def chosen(
    runs: Iterable[Run], tasks: Collection[str], languages: Collection[str], every: bool = False
) -> Chosen:
    """Of each run and instance the first sample that passed the fixed test; with `every`, all.

    No languages are all of them. Only instances that no probe has changed count.
    """
    found: list[Candidate] = []
    pairs, passed = set(), set()
    notes: dict[str, None] = {}
    for run in runs:
        for record in _records(run, tasks, languages):
            pair = (run.name, record.instance)
            pairs.add(pair)
            if not record.passed or (pair in passed and not every):
                continue
            passed.add(pair)
            try:
                found.append(_candidate(run, record))
            except ConfigError as error:
                notes[str(error)] = None
    return Chosen(tuple(found), len(passed), len(pairs), tuple(notes))


def _records(run: Run, tasks: Collection[str], languages: Collection[str]) -> Iterator[Record]:
    held = of_test(run.records, FIXED)
    for record in sorted(held, key=lambda record: record.sample):
        asked_for = record.task in tasks and (not languages or record.language in languages)
        if asked_for and record.condition == BASE and record.judged:
            yield record


def _candidate(run: Run, record: Record) -> Candidate:
    """Raises ConfigError if this version has no such instance, or has another one."""
    if record.task not in folders() or not regimes(record.task):
        raise ConfigError(f"{record.task}: this version does not measure it")
    version = load_task(record.task).version
    if record.task_version != version:
        raise ConfigError(
            f"{run.name}: {record.task} is of version {record.task_version}, here it is of "
            f"version {version}: left out"
        )
    digest = hashlib.sha256(record.program.encode()).hexdigest()
    program = Program(record.program, record.language, record.extraction.rule, digest)
    return Candidate(run.name, run.model, record.sample, find(record.instance), program)
