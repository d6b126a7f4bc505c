"""The loop around one run: feeds it, listens to it, watches it and stops it."""

import os
import selectors
import time
from collections.abc import Callable
from functools import partial
from typing import IO

from algoreval.sandbox.child import Child, SandboxFailure
from algoreval.sandbox.job import MIB, Job
from algoreval.sandbox.watch import BUILD_TICK_SECONDS, TICK_SECONDS, Watchdog

_CHUNK = 65536
_GRACE_SECONDS = 2.0

PATIENCE = 10.0
"""How many times its wall limit a run may take at most that waits for a processor."""


class Attendance:
    """Attends one run from its start to the end of all its output.

    One thread and no blocking call but select: whatever the program does to its pipes, the
    limits are still looked at.
    """

    def __init__(
        self, child: Child, job: Job, watchdog: Watchdog, started: float, patient: bool = False
    ) -> None:
        """A patient one puts the wall limit off by the time that others had the processor."""
        self._child = child
        self._job = job
        self._watchdog = watchdog
        self._input = memoryview(job.stdin)
        self._patient = patient
        self._queued = 0.0
        self._expect(started, job.limits.wall_seconds)
        self._tick = BUILD_TICK_SECONDS if job.export else TICK_SECONDS
        self._next_look = started + self._tick if job.export else started
        self._killed_at: float | None = None
        self._selector = selectors.DefaultSelector()
        self._outputs: set[int] = set()
        self.stdout = bytearray()
        self.stderr = bytearray()
        self.stopped: str | None = None
        """The limit for which the run was killed, if it was."""

        self.premature = False
        """Whether it was killed before it had been set up."""

        self.granted_seconds = 0.0
        """By how much the wall limit was put off."""

    def run(self) -> None:
        """Returns when nobody holds the other end of a pipe any more.

        Raises SandboxFailure if that does not happen soon after a kill.
        """
        out = self._take_artifact if self._job.export else partial(self._take, self.stdout)
        with self._selector:
            self._begin(out, partial(self._take, self.stderr))
            if self._child.stdin is not None:
                self._offer()
            while self._outputs_open():
                self._turn()

    def _expect(self, now: float, seconds: float) -> None:
        """Lets the run take so many seconds from now on."""
        self._deadline = now + seconds
        self._last = now + PATIENCE * seconds
        if self._patient and self._child.init is not None:
            self._queued = self._watchdog.queued()

    def _begin(self, out: Callable[[bytes], object], err: Callable[[bytes], object]) -> None:
        """Listens to the program's two outputs and to the report on it."""
        self._listen(self._file(self._child.stdout), out)
        self._listen(self._file(self._child.stderr), err)
        self._listen(self._child.status, self._child.hear)

    def _turn(self) -> None:
        """One look at the limits, then whatever the pipes have to give or can take."""
        self._look()
        for key, _ in self._selector.select(self._pause()):
            key.data()

    def _offer(self) -> None:
        """Writes the input whenever the program's pipe can take some."""
        stdin = self._file(self._child.stdin)
        os.set_blocking(stdin, False)
        self._selector.register(stdin, selectors.EVENT_WRITE, self._feed)

    @staticmethod
    def _file(pipe: IO[bytes] | None) -> int:
        assert pipe is not None
        return pipe.fileno()

    def _listen(self, descriptor: int, take: Callable[[bytes], object]) -> None:
        os.set_blocking(descriptor, False)
        self._selector.register(
            descriptor, selectors.EVENT_READ, partial(self._read, descriptor, take)
        )
        self._outputs.add(descriptor)

    def _outputs_open(self) -> bool:
        return bool(self._outputs)

    def _read(self, descriptor: int, take: Callable[[bytes], object]) -> None:
        try:
            data = os.read(descriptor, _CHUNK)
        except BlockingIOError:
            return
        if data:
            take(data)
        else:
            self._selector.unregister(descriptor)
            self._outputs.discard(descriptor)

    def _feed(self) -> None:
        pipe = self._child.stdin
        assert pipe is not None
        try:
            self._input = self._input[os.write(pipe.fileno(), self._input[:_CHUNK]) :]
        except BlockingIOError:
            return
        except BrokenPipeError:
            self._input = self._input[:0]
        if not self._input:
            self._selector.unregister(pipe.fileno())
            self._fed(pipe)

    def _fed(self, pipe: IO[bytes]) -> None:
        """What happens to the program's pipe when all input is written."""
        pipe.close()

    def _take(self, buffer: bytearray, data: bytes) -> None:
        taken = len(self.stderr) if self._job.export else len(self.stdout) + len(self.stderr)
        room = self._job.limits.output_bytes - taken
        buffer += data[:room]
        if len(data) > room:
            self._stop("output")

    def _take_artifact(self, data: bytes) -> None:
        room = self._job.limits.artifact_mib * MIB - len(self.stdout)
        self.stdout += data[:room]
        if len(data) > room:
            self._stop("artifact")

    def _look(self) -> None:
        now = time.monotonic()
        if self._killed_at is not None:
            self._insist(now - self._killed_at)
        elif now > self._deadline and not self._put_off(now):
            self._stop("wall")
        elif self._child.init is not None and now >= self._next_look:
            broken = self._watchdog.sample()
            if broken is not None:
                self._stop(broken)
            self._next_look = now + self._tick

    def _put_off(self, now: float) -> bool:
        """Whether the run is let go on, because of time in which others had the processor."""
        if not self._patient or self._child.init is None:
            return False
        waited = self._watchdog.queued() - self._queued
        self._queued += waited
        until = min(self._deadline + waited, self._last)
        if until < now + TICK_SECONDS:
            return False
        self.granted_seconds += until - self._deadline
        self._deadline = until
        return True

    def _pause(self) -> float:
        now = time.monotonic()
        if self._killed_at is not None:
            return 0.2
        until = self._deadline
        if self._child.init is not None:
            until = min(until, self._next_look)
        return max(0.0, until - now)

    def _stop(self, reason: str) -> None:
        if self.stopped is None:
            self._watchdog.settle()  # the last chance to see the times of what is killed
            self.stopped = reason
            self.premature = self._child.init is None
        self._child.kill()  # this may take a while
        if self._killed_at is None:
            self._killed_at = time.monotonic()

    def _insist(self, seconds: float) -> None:
        if seconds > 2 * _GRACE_SECONDS:
            raise SandboxFailure("a pipe stays open after everything was killed")
        if seconds > _GRACE_SECONDS:
            self._child.kill_container()
