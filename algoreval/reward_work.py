"""The workers behind a reward: processes that judge completions, each with its own executor."""

import functools
import multiprocessing
import os
import secrets
import signal
import sys
import threading
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass, field
from types import FrameType, ModuleType

from algoreval.built import Caps
from algoreval.errors import ConfigError, JudgeError
from algoreval.execute import Edges, Executor, Trial
from algoreval.executor import open_executor
from algoreval.extract import extract
from algoreval.instance import find
from algoreval.ladder import can_lose, pay
from algoreval.language import languages
from algoreval.sandbox import Job, adopt_sandbox, open_sandbox
from algoreval.state import state_folder
from algoreval.task import FOLDER
from algoreval.toolchain import find_all
from algoreval.verdict import Verdict


@dataclass(frozen=True)
class Scored:
    """What a completion earned, and why."""

    reward: float | None
    """None: it could not be judged."""

    fixed: Verdict | None = None
    edges: Verdict | None = None
    """None where edge cases do not count, and where the fixed test left nothing to lose."""

    trouble: str = ""
    """Why it could not be judged."""


@dataclass(frozen=True)
class Terms:
    """How completions are judged."""

    sandbox: str
    """Its mode, as it was found once for all workers."""

    edge_cases: bool = False
    fresh: int = 0
    caps: Caps = field(default_factory=Caps)
    reuse: bool = True


def proven_sandbox(policy: str) -> str:
    """The mode of a sandbox in which no program can read what it should find out.

    Raises ConfigError where there is none.
    """
    sandbox = open_sandbox(policy, state_folder())
    look = ("/bin/sh", "-c", 'ls -- "$1" >/dev/null 2>&1 || exit 7', "look", str(FOLDER))
    if sandbox.run(Job(look)).exit != 7:
        raise ConfigError(
            f"programs could read the answers in {FOLDER}: the sandbox ({sandbox.mode}) shows it; "
            "move the project out of /usr, and without bubblewrap use a kernel with Landlock (5.13)"
        )
    return sandbox.mode


@dataclass(frozen=True)
class Judge:
    """Judges completions in its own process."""

    executor: Executor
    terms: Terms

    def score(self, instance_id: str, completion: str) -> Scored:
        """What the completion earns; trouble of ours is told, not raised."""
        try:
            return self._score(instance_id, completion)
        except JudgeError as error:
            return Scored(None, trouble=f"{instance_id}: {error}")

    def _score(self, instance_id: str, completion: str) -> Scored:
        instance, both = find(instance_id), self.terms.edge_cases
        found = extract(completion, instance.spoken, instance.functions, languages())
        fixed = self.executor.submit(Trial(instance, found, both=both)).result().verdict
        if not both or not can_lose(fixed):
            return Scored(pay(fixed), fixed)
        # The seed is drawn here, where no program can see it.
        edges = Edges(shrink=False, explore=self.terms.fresh, seed=secrets.randbelow(10**9))
        trial = Trial(instance, found, edges=edges, both=both)
        verdict = self.executor.submit(trial).result().verdict
        return Scored(pay(fixed, verdict), fixed, verdict)


@functools.cache
def judge(terms: Terms) -> Judge:
    """The judge of this process."""
    state = state_folder()
    sandbox = adopt_sandbox(terms.sandbox, state)
    found = find_all(languages(), state)
    return Judge(open_executor(sandbox, found, state, terms.caps, terms.reuse), terms)


class Pool:
    """Processes with a judge each, started when they are needed."""

    def __init__(self, terms: Terms, workers: int) -> None:
        self._terms, self._workers = terms, workers
        self._executor: ProcessPoolExecutor | None = None

    def submit(self, instance_id: str, completion: str) -> "Future[Scored]":
        """Starts judging; what a worker that dies was at ends with BrokenProcessPool."""
        with _main_hidden():
            try:
                return self._open().submit(_score, self._terms, instance_id, completion)
            except BrokenProcessPool:
                self.close()
                return self._open().submit(_score, self._terms, instance_id, completion)

    def _open(self) -> ProcessPoolExecutor:
        if self._executor is None:
            # Not by fork: a trainer has threads, and perhaps a GPU.
            context = multiprocessing.get_context("spawn")
            self._executor = ProcessPoolExecutor(self._workers, context, _begin)
        return self._executor

    def close(self) -> None:
        """Ends the workers; after this, `submit` starts new ones."""
        if self._executor is not None:
            self._executor.shutdown(cancel_futures=True)
            self._executor = None


@contextmanager
def _main_hidden() -> Iterator[None]:
    """Spawned processes import the script that runs in the process that spawns them: a trainer.

    That would load its libraries, if not train, once per worker, which needs nothing of it.
    """
    main = sys.modules["__main__"]
    sys.modules["__main__"] = ModuleType("__main__")
    try:
        yield
    finally:
        sys.modules["__main__"] = main


def _begin() -> None:
    """A worker ends with its parent, even a killed one, and leaves Ctrl-C to it."""
    threading.Thread(target=_end_with_parent, daemon=True).start()
    # Not SIG_IGN: programs would inherit it.
    signal.signal(signal.SIGINT, _pass_over)


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


def _pass_over(number: int, frame: FrameType | None) -> None:
    pass


def _score(terms: Terms, instance_id: str, completion: str) -> Scored:
    return judge(terms).score(instance_id, completion)
