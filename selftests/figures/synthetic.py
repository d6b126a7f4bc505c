"""Runs that nobody made: as many records as asked for, of which so many passed."""

import random
from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

from algoreval.record import Record
from algoreval.run_info import Counts, RunInfo
from algoreval.runs import Run
from algoreval.suite import Cell, load_suite
from algoreval.task import load_task

FAILURES = ("static_failure", "runtime_error", "timeout", "wrong_output")


def record(cell: Cell, bucket: str | None, test: str = "stdout", **fields: Any) -> Record:
    instance = "-".join(filter(None, (cell.task, cell.language, cell.representation)))
    if condition := fields.get("condition"):
        instance += f"+{condition}"
    known = {
        "instance": instance,
        "task": cell.task,
        "language": cell.language,
        "representation": cell.representation,
        "domain": load_task(cell.task).domain,
        "test": test,
        "bucket": bucket,
        "judge_error": None if bucket else "no compiler",
    }
    return Record.model_validate({**known, **fields})


def run_of(
    name: str, records: Iterable[Record], card: Mapping[str, Any] | None = None, **fields: Any
) -> Run:
    """A complete run."""
    held = tuple(records)
    info = {
        "run": name,
        "model": name,
        "card": dict(card or {}),
        "suite": "paper",
        "suite_sha256": "0" * 64,
        "counts": Counts(suite=len({one.instance.partition("+")[0] for one in held})),
        "complete": True,
        "started": "2026-11-30T12:00:00+00:00",
        **fields,
    }
    return Run(name, RunInfo.model_validate(info), held)


def drawn(name: str, level: float, seed: int, card: Mapping[str, Any] | None = None) -> Run:
    """A run of the paper's suite by a model that passes about so large a share, in both tests."""
    dice = random.Random(seed)
    shift = {key: random.Random(key).gauss(0, 0.2) for key in _keys()}
    own = {key: dice.gauss(0, 0.08) for key in _keys()}
    records = []
    for cell in load_suite("paper").cells:
        chance = level + sum(shift[key] + own[key] for key in (cell.task, cell.language))
        passed = dice.random() < chance
        bucket = "passed" if passed else dice.choices(FAILURES, (3, 2, 0.4, 4))[0]
        edge = "passed" if passed and dice.random() < 0.8 else "wrong_output"
        records += [record(cell, bucket), record(cell, edge, "edge_cases")]
    return run_of(name, records, card)


def helped(run: Run) -> Run:
    """The run with its instances under a hint and under a snippet, too, some with other ends."""
    dice = random.Random(run.name)
    records = list(run.records)
    for condition in ("hint", "snippet"):
        for one in run.records:
            ends = [one.bucket, one.bucket, "passed", "wrong_output"] if one.bucket else [None]
            changed = {
                "instance": f"{one.instance}+{condition}",
                "condition": condition,
                "bucket": dice.choice(ends),
            }
            records.append(one.model_copy(update=changed))
    return replace(run, records=tuple(records))


def _keys() -> list[str]:
    cells = load_suite("paper").cells
    return sorted({cell.task for cell in cells} | {cell.language for cell in cells})
