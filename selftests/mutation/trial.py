"""Runs the mutants of a task on its fixed test and its named cases, each in a process of its own.

A mutant may do anything: loop, eat memory, overflow the stack. So each runs in a fork that the
kernel ends after some processor time, which is the same on a busy machine, with bounded memory.
"""

import contextlib
import gc
import io
import mmap
import os
import resource
import signal
import sys
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any

from algoreval.case import Case, load_cases
from algoreval.drawn import load_drawn
from algoreval.instance import make
from algoreval.judge import normalise
from algoreval.language import languages
from algoreval.program import core_path, test_block
from algoreval.suite import Cell
from algoreval.task import load_task
from selftests.mutation.mutants import mutants
from selftests.test_cases import copied, equal

SECONDS = 0.06
"""Processor time that every check may take; most take a thousandth of a second."""

PATIENCE = 20
"""How many times longer than the unchanged core a mutant may take beyond that."""

MEMORY = 1 << 30
"""Bytes that a mutant may add to what its process has."""

FIXED = "fixed test"


@dataclass(frozen=True)
class Check:
    """A question whose right answer is known."""

    name: str
    passes: Callable[[CodeType], bool]
    """Whether a program answers rightly; it may raise as well."""

    seconds: float = 60
    """Processor time for it."""

    def timed(self, core: CodeType) -> "Check":
        """The check with the time that it may take; raises AssertionError if the core fails it."""
        before = time.process_time()
        assert self.passes(core), f"the unchanged core fails {self.name}"
        took = time.process_time() - before
        return Check(self.name, self.passes, SECONDS + PATIENCE * took)


@dataclass(frozen=True)
class Outcome:
    """What became of a mutant."""

    statement: str
    change: str
    killer: str
    """The check that it failed first: FIXED or the name of a case; empty if it survived all."""

    refuter: str
    """A drawn case that a survivor failed, so that it cannot be equivalent; else empty."""

    @property
    def name(self) -> tuple[str, str]:
        """What tells it from the other mutants of the task."""
        return self.statement, self.change


def outcomes(task: str) -> list[Outcome]:
    """What becomes of every mutant of a task's Python core."""
    source = core_path(task, languages()["python"]).read_text(encoding="utf-8")
    core = compile(source, task, "exec")
    checks = [check.timed(core) for check in (fixed_test(task), *case_checks(load_cases, task))]
    drawn = [check.timed(core) for check in case_checks(load_drawn, task)]
    found = []
    for mutant in mutants(source):
        killer = first_failure(mutant.code, checks)
        refuter = "" if killer else first_failure(mutant.code, drawn)
        found.append(Outcome(mutant.statement, mutant.change, killer, refuter))
    return found


def fixed_test(task: str) -> Check:
    """The fixed test as the benchmark judges it: by what the whole program prints."""
    found = load_task(task)
    instance = make(Cell(task, "python", found.home if found.graph else ""))
    block = compile(test_block(instance), "test", "exec")

    def passes(code: CodeType) -> bool:
        printed = io.StringIO()
        with contextlib.redirect_stdout(printed):
            exec(block, {**loaded(code), "__name__": "__main__"})
        return normalise(printed.getvalue()) == normalise(found.expected)

    return Check(FIXED, passes)


def case_checks(load: Callable[[str], Iterable[Case]], task: str) -> list[Check]:
    """The cases of a task, named or drawn: is the answer the frozen one?"""
    function = load_task(task).function

    def check(case: Case) -> Check:
        return Check(
            case.name, lambda code: equal(loaded(code)[function](**copied(case)), case.answer)
        )

    return [check(case) for case in load(task)]


def loaded(code: CodeType) -> dict[str, Any]:
    """What a program defines."""
    module = ModuleType("core")
    sys.modules["core"] = module  # where dataclasses look up what their types mean
    exec(code, module.__dict__)
    return module.__dict__


def first_failure(code: CodeType, checks: Sequence[Check]) -> str:
    """The name of the first check that a program fails; empty if it passes all."""
    passed = mmap.mmap(-1, 4)
    gc.freeze()  # the child would copy every page that a collection touches
    child = os.fork()
    if child == 0:
        try:
            _bound_memory()
            for number, check in enumerate(checks):
                signal.setitimer(signal.ITIMER_PROF, check.seconds)
                if not check.passes(code):
                    break
                passed[:4] = (number + 1).to_bytes(4, "big")
        finally:
            os._exit(0)
    os.waitpid(child, 0)
    number = int.from_bytes(passed[:4], "big")
    return checks[number].name if number < len(checks) else ""


def _bound_memory() -> None:
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[0])
    limit = pages * resource.getpagesize() + MEMORY
    resource.setrlimit(resource.RLIMIT_AS, (limit, limit))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
