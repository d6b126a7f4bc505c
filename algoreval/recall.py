"""Verdicts reached before: the same program, judged in the same way, does not run again."""

import functools
import hashlib
import json
from concurrent.futures import Future
from dataclasses import asdict, dataclass, replace
from typing import Any

from algoreval.execute import Executor, Measured, Outcome, Trial
from algoreval.extract import NoProgram, Program
from algoreval.fingerprint import files_hash
from algoreval.shelf import Entry, Shelf
from algoreval.task import folders
from algoreval.verdict import Verdict

TASK_FILES = ("task.yaml", "cases.yaml", "drawn.jsonl.gz", "oracle.py")
"""What of a task decides a verdict and its evidence."""


@dataclass(frozen=True)
class Recalling:
    """An executor that asks another one only for what it does not know.

    What went wrong with the benchmark is never remembered, nor what fresh inputs showed.
    """

    inner: Executor
    shelf: Shelf
    context: str
    """Whatever else decides verdicts: toolchains, limits, sandbox."""

    def submit(self, trial: Trial) -> "Future[Outcome]":
        """The outcome as it was, or as it is now."""
        found = trial.found
        if isinstance(found, NoProgram) or (trial.edges is not None and trial.edges.explore):
            return self.inner.submit(trial)
        key = self._key(trial, found)
        if entry := self.shelf.get(key):
            known: Future[Outcome] = Future()
            known.set_result(_recalled(entry.note))
            return known
        future = self.inner.submit(trial)
        future.add_done_callback(functools.partial(self._keep, key))
        return future

    def _keep(self, key: str, future: "Future[Outcome]") -> None:
        if not future.cancelled() and future.exception() is None:
            self.shelf.put(key, Entry(_note(future.result()), b""))

    def _key(self, trial: Trial, program: Program) -> str:
        instance = trial.instance
        told = [
            self.context,
            [files_hash("algoreval"), files_hash("langs")],  # all code that judges
            _task_hash(instance.task),
            repr(replace(instance, names=frozenset())),
            sorted(instance.names),
            program.language,
            program.source,
            [trial.ended, trial.both, trial.edges and trial.edges.shrink],
        ]
        return hashlib.sha256(json.dumps(told).encode()).hexdigest()


def _note(outcome: Outcome) -> dict[str, Any]:
    return {"verdict": asdict(outcome.verdict), "measured": asdict(outcome.measured)}


def _recalled(note: dict[str, Any]) -> Outcome:
    verdict, measured = note["verdict"], note["measured"]
    return Outcome(
        Verdict(**{**verdict, "flags": tuple(verdict["flags"])}),
        Measured(**{**measured, "repeated": tuple(measured["repeated"]), "recalled": True}),
    )


@functools.cache
def _task_hash(task: str) -> str:
    paths = (folders()[task] / name for name in TASK_FILES)
    digests = (hashlib.sha256(path.read_bytes()).hexdigest() for path in paths if path.is_file())
    return " ".join(digests)
