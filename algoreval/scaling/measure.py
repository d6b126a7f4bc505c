"""Times one call of a program on one input, in a process of its own.

The time is the least of several calls: what else runs on the machine can only add to it. It is
that of the processor, for the same reason. Before, the program is called with a small input until
that gets no faster: compilers that work while a program runs would else be done with it at small
sizes, which are called often, and not at large ones.
"""

import time
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from algoreval.build import Builder
from algoreval.case import size_of
from algoreval.driver import Bound, Calls, Reply, started
from algoreval.edge_cases import conclusion
from algoreval.scaling.calling import said, unhurried
from algoreval.wire import same

ENOUGH_NS = 200_000_000
"""When calls took so long in all, they are enough. Compilers that work while the program runs begin
anew with a large input, for which what they assumed of small ones does not hold."""

PATIENCE_SECONDS = 1.0
"""What repeating may cost, its inputs and answers counted: large ones take longer than the call."""

MOST_CALLS, ROUNDS = 50, 8
"""Of one question, and how many questions repeat the first."""

FASTER, STEADY, COLD = 0.95, 2, 32
"""A program is warm when so many rounds, each of twice as many calls, did not get it below so much
of its time before. Rounds of fewer calls do not tell: a compiler may not have begun."""

NUMBERS_PER_SECOND = 100_000
"""How fast even a slow and busy machine hands over an input."""


@dataclass(frozen=True)
class Timing:
    """What a program did with one input."""

    bucket: str
    detail: str = ""
    note: str = ""
    wall_ns: int | None = None
    cpu_ns: int | None = None
    calls: int = 0


@dataclass(frozen=True)
class Question:
    """An input with its answer, and a small one to begin with."""

    args: Mapping[str, Any]
    answer: Any
    small: Mapping[str, Any]
    seconds: float
    """For one call; the handing over of a large input is not counted."""

    @property
    def patience(self) -> float:
        """How long the first call with its input may take."""
        return self.seconds + size_of(dict(self.args)) / NUMBERS_PER_SECOND


def timed(builder: Builder, bound: Bound, question: Question) -> Timing:
    """What the program does with an input.

    Globals may hold what earlier calls left: what it gets wrong then it is asked in a process that
    has called nothing before, and that answer counts. Raises JudgeError where other work on the
    machine kept the program from its time.
    """
    timing = _attempt(builder, bound, question, warm=True)
    if timing.bucket in ("passed", "timeout"):
        return timing
    return _attempt(builder, bound, question, warm=False)


def _attempt(builder: Builder, bound: Bound, question: Question, warm: bool) -> Timing:
    found = unhurried(lambda alone: _once(builder, bound, question, warm, alone))
    if isinstance(found, Reply):
        return Timing(*conclusion(bound.instance, found), said(found))
    return found


def _once(
    builder: Builder, bound: Bound, question: Question, warm: bool, alone: bool
) -> Timing | Reply:
    """What the program does with an input in a fresh process; the reply, if that was no value."""
    with started(builder, bound, alone) as calls:
        if isinstance(calls, Reply):
            return calls
        if warm:
            _warm_up(calls, question)
        begun = time.monotonic()
        reply = calls.time(question.args, 1, question.patience)
        if reply.kind != "value":
            return reply
        if min(reply.wall_ns, reply.cpu_ns) > question.seconds * 1e9:
            return Timing("timeout", "cpu", "the call took longer than the limit")
        right = same(reply.value, question.answer, bound.instance.tolerance)
        first = Timing(
            "passed" if right else "wrong_output",
            wall_ns=reply.wall_ns,
            cpu_ns=reply.cpu_ns,
            calls=1,
        )
        return _repeated(calls, question, first, time.monotonic() - begun)


def _warm_up(calls: Calls, question: Question) -> None:
    """Calls the program with the small input until it gets no faster, or fails."""
    best, steady, count = float("inf"), 0, 1
    end = time.monotonic() + PATIENCE_SECONDS
    while steady < STEADY and time.monotonic() < end:
        reply = calls.time(question.small, count, question.patience)
        if reply.kind != "value":
            break
        steady = 0 if count < COLD or reply.cpu_ns < FASTER * best else steady + 1
        best, count = min(best, reply.cpu_ns), 2 * count


def _repeated(calls: Calls, question: Question, first: Timing, one: float) -> Timing:
    """The first timing with the least times of further calls, if there is time for any."""
    best, spent, left = first, 0, PATIENCE_SECONDS
    for _ in range(ROUNDS):
        assert best.wall_ns is not None
        assert best.cpu_ns is not None
        wanted = (ENOUGH_NS - spent) // max(best.wall_ns, 1) + 1
        count = min(wanted, MOST_CALLS, int(left / one))
        if spent >= ENOUGH_NS or count < 1:
            break
        begun = time.monotonic()
        reply = calls.time(question.args, count, 10 * PATIENCE_SECONDS)
        if reply.kind != "value":
            break  # only the first call counts as an answer
        took = time.monotonic() - begun
        left, one, spent = left - took, took / count, spent + count * reply.wall_ns
        best = replace(
            best,
            wall_ns=min(best.wall_ns, reply.wall_ns),
            cpu_ns=min(best.cpu_ns, reply.cpu_ns),
            calls=best.calls + count,
        )
    return best
