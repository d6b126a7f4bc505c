"""Building and running one program: the one seam between tests and untrusted work.

A trial is a pure value; its outcome depends on nothing but it and the toolchains. Here it is done
on this machine at once; an executor that sends trials elsewhere needs to change nothing else.
"""

import time
from concurrent.futures import Future
from dataclasses import dataclass, field, replace
from typing import Protocol

from algoreval.build import Builder
from algoreval.built import Built
from algoreval.case import size_of
from algoreval.drawn import cases_of
from algoreval.driver import bind_once
from algoreval.edge_cases import MISMATCH, EdgeCases, Finding, explored, judge_edge_cases
from algoreval.errors import JudgeError, TooBusy
from algoreval.extract import NoProgram, Program
from algoreval.instance import Instance
from algoreval.judge import Execution, judge_missing, judge_stdout, static_verdict, unparsed_verdict
from algoreval.language import languages
from algoreval.proof import Prover
from algoreval.sandbox import Run
from algoreval.verdict import Verdict


@dataclass(frozen=True)
class Edges:
    """How edge cases are judged, beside the frozen ones that always are."""

    shrink: bool = True
    """Whether a smallest input is looked for that the program gets wrong."""

    explore: int = 0
    """How many fresh inputs a program is tried on that gets the frozen ones right."""

    seed: int = 0
    """Of those inputs."""


@dataclass(frozen=True)
class Trial:
    """One program to be judged: by what it prints, or by what its function returns."""

    instance: Instance
    found: Program | NoProgram
    """What extraction made of the completion."""

    ended: str = ""
    """What ended the completion, if it was not the model: `judge_stdout` says what may stand."""

    edges: Edges | None = None
    """None: by the fixed test."""

    both: bool = False
    """Whether the run has both tests: then one build may serve them."""


@dataclass(frozen=True)
class Measured:
    """What a trial cost; it varies between equal trials."""

    build_seconds: float | None = None
    run_seconds: float | None = None
    cpu_seconds: float | None = None
    memory_mib: float | None = None
    cached: bool | None = None
    repeated: tuple[str, ...] = field(default=())
    """Steps that were done once more, alone on the machine: "build", "run"."""

    recalled: bool = False
    """Whether all of this was measured by an earlier session that judged the same."""


@dataclass(frozen=True)
class Outcome:
    """A verdict and what it cost to reach it."""

    verdict: Verdict
    measured: Measured = Measured()


class Executor(Protocol):
    """Whoever carries out trials."""

    def submit(self, trial: Trial) -> "Future[Outcome]":
        """Starts a trial. The future raises JudgeError for trouble of ours."""


@dataclass(frozen=True)
class LocalExecutor:
    """Carries out trials in this process, each before `submit` returns."""

    builder: Builder
    prover: Prover | None = None
    """Asked before a failure is believed."""

    def submit(self, trial: Trial) -> "Future[Outcome]":
        """The finished trial."""
        future: Future[Outcome] = Future()
        try:
            future.set_result(self._carry_out(trial))
        except OSError as error:
            place = f"{error.filename}: " if error.filename else ""
            future.set_exception(JudgeError(f"{place}{error.strerror or error}"))
        except Exception as error:
            future.set_exception(error)
        return future

    def _carry_out(self, trial: Trial) -> Outcome:
        if isinstance(trial.found, NoProgram):
            return Outcome(judge_missing(trial.found, trial.ended))
        if trial.edges is not None:
            return self._try_edges(trial, trial.found, trial.edges)
        return self._try_both(trial, trial.found) or self._try_alone(trial, trial.found)

    def _try_both(self, trial: Trial, program: Program) -> Outcome | None:
        """What the program does when it is built with its driver, if that is right.

        A program that is wrong, or reads what it never wrote, might do something else by itself:
        only a pass is taken from here.
        """
        bound = bind_once(self.builder, trial.instance, program) if trial.both else None
        if bound is None:
            return None
        measured = Measured(bound.built.seconds, cached=bound.built.cached)
        outcome = self._ran(trial, program, bound.built, measured)
        return outcome if outcome.verdict.passed else None

    def _try_alone(self, trial: Trial, program: Program) -> Outcome:
        """The verdict on the program as it is."""
        built, again = self._build(program)
        measured = Measured(built.seconds, cached=built.cached, repeated=("build",) * again)
        if built.ok:
            return self._ran(trial, program, built, measured)
        if not built.stopped:
            self._doubt(program)
        return Outcome(static_verdict(built, trial.instance.spoken, trial.ended), measured)

    def _try_edges(self, trial: Trial, program: Program, edges: Edges) -> Outcome:
        """The verdict by the edge cases; a program that does not compile alone has none of them."""
        started = time.monotonic()
        instance = trial.instance
        bound = bind_once(self.builder, instance, program)
        built, again = (bound.built, False) if bound else self._build(program)
        if not built.ok:
            if not built.stopped:
                self._doubt(program)
            verdict = static_verdict(built, instance.spoken, trial.ended)
            return Outcome(verdict, Measured(built.seconds, cached=built.cached))
        cases = cases_of(instance)
        verdict, judged, found = judge_edge_cases(self.builder, instance, program, cases)
        if not verdict.passed:
            self._doubt(program)
        # A value that came back, even a wrong one, shows that the driver works.
        if verdict.bucket not in ("passed", "wrong_output") and self.prover is not None:
            self.prover.prove_driver(instance)
        if found is not None and self.builder.check(program) is False:
            verdict = unparsed_verdict(verdict, trial.ended)
        if verdict.detail == MISMATCH and trial.ended:
            verdict = replace(verdict, detail=trial.ended)
        if judged is not None:
            verdict = _searched(verdict, judged, found, edges)
        seconds = round(time.monotonic() - started, 3)
        return Outcome(
            verdict,
            Measured(built.seconds, seconds, cached=built.cached, repeated=("build",) * again),
        )

    def _ran(self, trial: Trial, program: Program, built: Built, measured: Measured) -> Outcome:
        """The verdict on what a program that was built prints."""
        run, again = self._run(program, built)
        parses = None
        if not run.stopped and run.exit != 0:
            self._doubt(program)
            parses = self.builder.check(program)
        instance = trial.instance
        execution = Execution(built, run, parses)
        verdict = judge_stdout(execution, instance.expected, instance.spoken, trial.ended)
        return Outcome(
            verdict,
            replace(
                measured,
                run_seconds=run.wall_seconds,
                cpu_seconds=run.cpu_seconds,
                memory_mib=run.memory_mib,
                repeated=measured.repeated + ("run",) * again,
            ),
        )

    def _doubt(self, program: Program) -> None:
        if self.prover is not None:
            self.prover.prove(languages()[program.language])

    def _build(self, program: Program) -> tuple[Built, bool]:
        """The build; one that hit a limit is done once more with the machine to itself."""
        built = self.builder.build(program)
        if not built.stopped or built.stopped == "artifact":
            return built, False
        built = self.builder.build(program, alone=True)
        if built.starved:
            raise TooBusy("the compiler got too little of a processor")
        return built, True

    def _run(self, program: Program, built: Built) -> tuple[Run, bool]:
        """The run; one that ran out of time while others had the processor is done once more.

        Raises JudgeError if that cannot help, because the others are none of ours.
        """
        run = self.builder.run(program, built)
        if not run.starved:
            return run, False
        run = self.builder.run(program, built, alone=True)
        if run.undecided:
            waited = f"{run.queued_seconds:.0f} of {run.wall_seconds:.0f} s"
            raise TooBusy(f"the program waited {waited} for a processor")
        return run, True


def _searched(verdict: Verdict, judged: EdgeCases, found: Finding | None, edges: Edges) -> Verdict:
    """The verdict after looking for fresh failures, or for a smaller one than that at hand."""
    if verdict.bucket == "static_failure" or (verdict.passed and not edges.explore):
        return verdict
    if found is not None and not edges.shrink:
        return verdict
    # Imported where it is needed: Hypothesis and the libraries of the oracles take a second.
    from algoreval.shrink import explore, smallest

    if found is None:
        return explored(verdict, explore(judged, edges.explore, edges.seed))
    try:
        least = smallest(judged, found)
    except JudgeError:
        return verdict  # the search is evidence only: our trouble in it undoes no verdict
    shown = {**least.verdict.evidence, "size": size_of(least.case.args)}
    return replace(verdict, evidence={**verdict.evidence, "smallest": shown})
