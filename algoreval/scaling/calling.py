"""Programs ready to be called, and what it means when a call does not come back."""

from collections.abc import Callable
from typing import TypeVar

from algoreval.build import Builder
from algoreval.built import Built
from algoreval.drawn import cases_of
from algoreval.driver import Bound, Calls, Reply, started
from algoreval.edge_cases import bound_to
from algoreval.errors import TooBusy
from algoreval.extract import Program
from algoreval.instance import Instance
from algoreval.judge import out_of_time
from algoreval.wire import same

_SHOWN = 200

T = TypeVar("T")


def prepared(
    builder: Builder, instance: Instance, program: Program, again: bool = False
) -> Bound | str:
    """The program with its driver, or why its function cannot be timed.

    Unless it was there before, it must give the fixed test's answer. A program can print that and
    have no such function. Raises JudgeError if the machine was too busy to tell.
    """
    bound = bound_to(builder, instance, program)
    if isinstance(bound, Built):
        return f"its function cannot be called: {instance.spoken.first_error(bound.output)}"
    if again:
        return bound
    fixed = cases_of(instance)[0]

    def ask(alone: bool) -> Reply:
        with started(builder, bound, alone) as calls:
            return calls.call(fixed.args) if isinstance(calls, Calls) else calls

    reply = unhurried(ask)
    if reply.kind != "value":
        return f"its function cannot be called: {said(reply)}"
    if not same(reply.value, fixed.answer, instance.tolerance):
        return "its function does not return what the program prints"
    return bound


def unhurried(ask: Callable[[bool], T | Reply]) -> T | Reply:
    """What comes of calls to a program; asked once more, alone, if others had the processor.

    Raises TooBusy if that did not help.
    """
    found = ask(False)
    if isinstance(found, Reply) and found.starved:
        found = ask(True)
        if isinstance(found, Reply) and found.undecided:
            raise TooBusy("the program waited too long for a processor")
    return found


def said(reply: Reply) -> str:
    """What a program said of its failure, in one line."""
    if reply.run is None:
        return " ".join(reply.text.split())[:_SHOWN]
    if reply.run.stopped in ("wall", "cpu"):
        return f"stopped at the limit of time ({out_of_time(reply.run)})"
    if reply.run.stopped:
        return f"stopped at the limit of {reply.run.stopped}"
    words = reply.run.stderr.decode("utf-8", "replace").strip().splitlines()
    ended = f"signal {reply.run.signal}" if reply.run.signal else f"exit status {reply.run.exit}"
    return (f"{ended}: {words[-1]}" if words else ended)[:_SHOWN]
