"""What every sandbox does alike: take turns, try again once, say how a run ended."""

import signal
import time
from abc import ABC, abstractmethod
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from functools import partial
from pathlib import Path

from algoreval.errors import JudgeError
from algoreval.sandbox.attend import Attendance
from algoreval.sandbox.child import Child, SandboxFailure
from algoreval.sandbox.job import MIB, Job, Run
from algoreval.sandbox.session import Dialogue, Session
from algoreval.sandbox.turnstile import Turnstile
from algoreval.sandbox.watch import Watchdog

_SIGNAL_BASE = 128
_SPENT = 0.9
"""Whom the kernel ends for its CPU time has used this share of the limit, as we count it."""

# The kernel's signals for the limits that it keeps itself.
_SIGNAL_LIMITS = {int(signal.SIGXCPU): "cpu", int(signal.SIGXFSZ): "disk"}


class Sandbox(ABC):
    """The only door to untrusted programs."""

    mode: str
    """"bubblewrap", or "degraded: <reason>"; stands in every record."""

    gaps: tuple[str, ...] = ()
    """Promises that this sandbox does not keep, for a person to read."""

    def __init__(self, state: Path) -> None:
        self._turnstile = Turnstile(state / "turnstile")

    def run(self, job: Job, alone: bool = False) -> Run:
        """Runs a job; with `alone`, while no other run of this state folder goes on.

        The wall limit of a run that is alone does not count the time in which foreign work had
        the processor. Raises JudgeError if the sandbox itself fails twice.
        """
        with self.turn(alone):
            try:
                return self.attempt(job, patient=alone)
            except SandboxFailure:
                pass
            try:
                return self.attempt(job, patient=alone)
            except SandboxFailure as failure:
                raise JudgeError(f"the sandbox failed twice: {failure}") from failure

    def turn(self, alone: bool = False) -> AbstractContextManager[None]:
        """Held while something runs; with `alone`, nothing else does meanwhile."""
        return self._turnstile.alone() if alone else self._turnstile.shared()

    def attempt(self, job: Job, patient: bool = False) -> Run:
        """Runs a job once; see Attendance. Raises SandboxFailure if the sandbox did not work."""
        started = time.monotonic()
        child, watchdog = self._start(job)
        with child:
            attendance = Attendance(child, job, watchdog, started, patient)
            attendance.run()
            return self._ended(job, child, watchdog, attendance, started)

    @contextmanager
    def session(self, job: Job, mark: bytes, alone: bool = False) -> Iterator[Session]:
        """A job that answers line by line, until the block ends; with `alone`, as in `run`.

        What it prints is an answer if it begins with the mark. Each question comes with a limit
        of time of its own; the job's limits bound its whole life. Raises SandboxFailure, also
        from `Session.ask`, if the sandbox did not work.
        """
        with self.turn(alone), self.resident(job, mark, patient=alone) as session:
            yield session

    @contextmanager
    def resident(self, job: Job, mark: bytes, patient: bool = False) -> Iterator[Session]:
        """The same, waiting between its questions for whoever runs: ask within a `turn`."""
        started = time.monotonic()
        child, watchdog = self._start(job)
        with child:
            dialogue = Dialogue(child, job, watchdog, started, mark, patient)
            ended = partial(self._ended, job, child, watchdog, dialogue, started)
            with Session(dialogue, ended) as session:
                yield session

    def _ended(
        self, job: Job, child: Child, watchdog: Watchdog, attendance: Attendance, started: float
    ) -> Run:
        """What a program did whose outputs are closed."""
        child.reap()
        cpu_seconds = max(child.cpu_seconds, watchdog.cpu_seconds)
        wall_seconds = time.monotonic() - started
        stdout, stderr = bytes(attendance.stdout), child.spoken(bytes(attendance.stderr))
        if attendance.premature:
            raise SandboxFailure("it was not set up before the wall limit")
        ended = self._ending(job, child, attendance.stopped, stderr)
        artifact = None
        if job.export is not None:
            artifact = (stdout or None) if ended[0] == 0 else None
            stdout = b""
        else:
            stdout = child.spoken(stdout)
        return Run(
            *ended,
            stdout=stdout,
            stderr=stderr,
            artifact=artifact,
            wall_seconds=wall_seconds,
            cpu_seconds=cpu_seconds,
            queued_seconds=watchdog.queued_seconds,
            memory_mib=watchdog.memory_bytes / MIB,
            granted_seconds=attendance.granted_seconds,
        )

    def _ending(
        self, job: Job, child: Child, stopped: str | None, stderr: bytes
    ) -> tuple[int | None, int | None, str | None]:
        """Exit code, signal and limit. Our own kill comes first: then all else is its effect."""
        if stopped is not None:
            return None, None, stopped
        code = child.exit_code
        if code is None:
            words = stderr.decode(errors="replace").strip().splitlines()
            raise SandboxFailure(words[-1] if words else "it ended without a report")
        # The program itself can print and return the same: look again without running it.
        if (
            code in (126, 127)
            and b"prlimit: failed to execute" in stderr
            and not self._finds_command(job)
        ):
            raise SandboxFailure(f"{job.command[0]} is no program inside the sandbox")
        number = code - _SIGNAL_BASE
        if number not in signal.valid_signals():
            return code, None, None
        limit = _SIGNAL_LIMITS.get(number)
        if limit == "cpu" and child.cpu_seconds < job.limits.cpu_seconds * _SPENT:
            limit = None  # a program that chose this status, or this signal, itself
        return None, number, limit

    @abstractmethod
    def _start(self, job: Job) -> tuple[Child, Watchdog]:
        """Starts the job."""

    def _finds_command(self, job: Job) -> bool:
        """Whether the job's command is there to be run; asked after a start that looks failed."""
        return True
