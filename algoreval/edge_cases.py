"""The verdict on a program by its edge cases: the first one that it gets wrong, and why.

All cases are asked of one process. A failure is looked at again in fresh processes: what is right
there was wrong only because the function was called before, and counts as right ("stateful");
what comes out differently each time is "nondeterministic".
"""

import json
import re
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from algoreval.build import Builder
from algoreval.built import Built
from algoreval.case import Case
from algoreval.driver import Bound, Reply, bind, started
from algoreval.errors import TooBusy
from algoreval.extract import Program
from algoreval.instance import Instance
from algoreval.judge import failure, out_of_time, static_verdict
from algoreval.program import call
from algoreval.safe import bounded
from algoreval.verdict import Verdict
from algoreval.wire import same

SHOWN = 2000
"""How many characters of a call or of a value a verdict keeps as evidence."""

MISMATCH = "interface_mismatch"
"""The detail of a program whose function cannot be called as it was asked for."""


@dataclass(frozen=True)
class Finding:
    """What a program did with one case that it did not get right."""

    case: Case
    reply: Reply
    verdict: Verdict

    @property
    def kind(self) -> tuple[Any, ...]:
        """What must agree for two failures to be the same."""
        return self.verdict.bucket, self.verdict.detail, json.dumps(self.reply.value)


@dataclass
class EdgeCases:
    """One program and its cases."""

    builder: Builder
    bound: Bound
    cases: Sequence[Case]
    stateful: bool = field(default=False, init=False)
    """Whether it was right in a fresh process where it had been wrong in one used before."""

    def first_failure(self) -> Finding | None:
        """The first case that the program gets wrong, confirmed; None if it gets all right.

        Raises JudgeError where other work on the machine kept the program from its time.
        """
        place = 0
        while place < len(self.cases):
            rest = self.cases[place : place + 1] if self.stateful else self.cases[place:]
            found = self.attempt(rest)
            if found is None:
                place += len(rest)
                continue
            place = self.cases.index(found.case, place)
            confirmed = self._confirm(found, fresh=found.case is rest[0])
            if confirmed is not None:
                return confirmed
            self.stateful = True
            place += 1
        return None

    def attempt(self, cases: Sequence[Case]) -> Finding | None:
        """The first of these cases that a fresh process gets wrong."""
        found = self._attempt(cases)
        if found is not None and found.reply.starved:
            found = self._attempt(cases, alone=True)
            if found is not None and found.reply.undecided:
                raise TooBusy("the program waited too long for a processor")
        return found

    def _attempt(self, cases: Sequence[Case], alone: bool = False) -> Finding | None:
        with started(self.builder, self.bound, alone) as calls:
            if isinstance(calls, Reply):
                return self.finding(cases[0], calls)
            for case in cases:
                reply = calls.call(case.args)
                if not self.is_right(case, reply):
                    return self.finding(case, reply)
        return None

    def _confirm(self, found: Finding, fresh: bool) -> Finding | None:
        """The failure as fresh processes show it; None if they get the case right."""
        again = self.attempt([found.case])
        if again is not None and again.kind == found.kind:
            return found
        if fresh:
            return self._disagreeing(found)
        once_more = self.attempt([found.case])
        if again is None and once_more is None:
            return None
        if again is not None and once_more is not None and again.kind == once_more.kind:
            return again
        return self._disagreeing(found)

    def is_right(self, case: Case, reply: Reply) -> bool:
        """Whether a reply is the case's answer."""
        tolerance = self.bound.instance.tolerance
        return reply.kind == "value" and same(reply.value, case.answer, tolerance)

    def _disagreeing(self, found: Finding) -> Finding:
        evidence = found.verdict.evidence
        verdict = Verdict("wrong_output", "nondeterministic", evidence=evidence)
        return Finding(found.case, found.reply, verdict)

    def finding(self, case: Case, reply: Reply) -> Finding:
        """What to conclude from a reply that is not right."""
        instance = self.bound.instance
        first = case is self.cases[0]
        bucket, detail = conclusion(instance, reply, first, self.bound.built.sanitized)
        return Finding(
            case, reply, Verdict(bucket, detail, evidence=evidence(instance, case, reply))
        )


def conclusion(
    instance: Instance, reply: Reply, first: bool = False, sanitized: bool = False
) -> tuple[str, str]:
    """Bucket and detail of a reply that is no right answer; `first` if it was the first of all."""
    language, text = instance.spoken, reply.text
    # The first call shows what shape the function's results have. Who had the right one then and
    # has another one now, None for an empty graph, say, gets that input wrong.
    if reply.kind == "value" or (reply.misshapen and not first):
        return "wrong_output", "edge_case"
    if reply.kind == "mismatch":
        return "static_failure", MISMATCH
    if reply.kind == "exception":
        assert language.drive is not None
        # What a function says of its arguments is told by the input that the prompt shows; later
        # on, the same words may come from the algorithm.
        if first and re.search(language.drive.argument_errors, text):
            return "static_failure", MISMATCH
        memory = re.search(language.out_of_memory, text, re.MULTILINE)
        return "runtime_error", "memory_limit" if memory else "exception"
    run = reply.run
    assert run is not None
    if run.stopped in ("wall", "cpu"):
        return "timeout", out_of_time(run)
    stderr = run.stderr.decode("utf-8", "replace")
    return "runtime_error", failure(run, stderr, language, sanitized) or "exit_status"


def evidence(instance: Instance, case: Case, reply: Reply) -> dict[str, Any]:
    """What a person needs to see of a failure: a call to paste, what it should give, what it gave.

    Of a program that ended, also how.
    """
    shown: dict[str, Any] = {
        "case": case.name,
        "why": case.why,
        "call": bounded(call(instance, case.args), SHOWN),
        "expected_result": bounded(json.dumps(case.answer), SHOWN),
    }
    if reply.kind == "value":
        shown["result"] = bounded(json.dumps(reply.value), SHOWN)
    elif reply.kind != "ended":
        shown[reply.kind] = bounded(reply.text, SHOWN)
    if reply.run is not None:
        run = reply.run
        stderr = bounded(run.stderr.decode("utf-8", "backslashreplace"), SHOWN)
        shown |= {"exit": run.exit, "signal": run.signal, "stopped": run.stopped, "stderr": stderr}
    return shown


def judge_edge_cases(
    builder: Builder, instance: Instance, program: Program, cases: Sequence[Case]
) -> tuple[Verdict, EdgeCases | None, Finding | None]:
    """The verdict on a program that compiles by itself, and what led to it."""
    bound = bound_to(builder, instance, program)
    if isinstance(bound, Built):
        verdict = static_verdict(bound, instance.spoken)
        if not bound.stopped:
            verdict = Verdict("static_failure", MISMATCH, evidence=verdict.evidence)
        return verdict, None, None
    trial = EdgeCases(builder, bound, cases)
    found = trial.first_failure()
    flags = ("stateful",) if trial.stateful else ()
    if found is None:
        return Verdict("passed", flags=flags, evidence={"cases": len(cases)}), trial, None
    verdict = found.verdict
    return Verdict(verdict.bucket, verdict.detail, flags, verdict.evidence), trial, found


def explored(verdict: Verdict, found: Finding | None) -> Verdict:
    """The verdict after a search with fresh inputs, which counts where it was asked for."""
    flags = (*verdict.flags, "explored")
    return replace(found.verdict if found else verdict, flags=flags)


def bound_to(builder: Builder, instance: Instance, program: Program) -> Bound | Built:
    """The program with its driver; a build that hit a limit is done once more, alone."""
    bound = bind(builder, instance, program)
    if isinstance(bound, Built) and bound.stopped and bound.stopped != "artifact":
        bound = bind(builder, instance, program, alone=True)
        if isinstance(bound, Built) and bound.starved:
            raise TooBusy("the compiler got too little of a processor")
    return bound
