"""Building and running one program: the one seam between tests and untrusted work.

A trial is a pure value; its outcome depends on nothing but it and the toolchains. Here it is done
on this machine at once; an executor that sends trials elsewhere needs to change nothing else.
"""

from concurrent.futures import Future
from dataclasses import dataclass, field, replace
from typing import Protocol

from algoreval.build import Builder, Built
from algoreval.errors import JudgeError
from algoreval.extract import NoProgram, Program
from algoreval.instance import Instance
from algoreval.judge import Execution, judge_missing, judge_stdout
from algoreval.language import languages
from algoreval.proof import Prover
from algoreval.sandbox import Run
from algoreval.verdict import Verdict

TOO_BUSY = "this machine is too busy for a verdict, run again when less goes on"


@dataclass(frozen=True)
class Trial:
    """One program to be judged by what its fixed test prints."""

    instance: Instance
    found: Program | NoProgram
    """What extraction made of the completion."""

    cut: bool = False
    """Whether the completion ended at the token limit."""


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
            return Outcome(judge_missing(trial.found, trial.cut))
        execution, measured = self._execute(trial.found)
        instance = trial.instance
        verdict = judge_stdout(execution, instance.expected, instance.spoken, trial.cut)
        return Outcome(verdict, measured)

    def _execute(self, program: Program) -> tuple[Execution, Measured]:
        built, again = self._build(program)
        measured = Measured(built.seconds, cached=built.cached, repeated=("build",) * again)
        if not built.ok:
            if not built.stopped:
                self._doubt(program)
            return Execution(built), measured
        run, again = self._run(program, built)
        parses = None
        if not run.stopped and run.exit != 0:
            self._doubt(program)
            parses = self.builder.check(program)
        return Execution(built, run, parses), replace(
            measured,
            run_seconds=run.wall_seconds,
            cpu_seconds=run.cpu_seconds,
            memory_mib=run.memory_mib,
            repeated=measured.repeated + ("run",) * again,
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
            raise JudgeError(f"{TOO_BUSY}: the compiler got too little of a processor")
        return built, True

    def _run(self, program: Program, built: Built) -> tuple[Run, bool]:
        """The run; one that ran out of time while others had the processor is done once more.

        Raises JudgeError if that cannot help, because the others are none of ours.
        """
        run = self.builder.run(program, built)
        if not run.starved:
            return run, False
        run = self.builder.run(program, built, alone=True)
        if run.starved:
            waited = f"{run.queued_seconds:.0f} of {run.wall_seconds:.0f} s"
            raise JudgeError(f"{TOO_BUSY}: the program waited {waited} for a processor")
        return run, True
