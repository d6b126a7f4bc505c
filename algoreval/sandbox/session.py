"""A program that is asked line by line while it lives, and answers line by line."""

import os
import time
from collections import deque
from collections.abc import Callable
from typing import IO

from algoreval.sandbox.attend import Attendance
from algoreval.sandbox.child import Child
from algoreval.sandbox.job import MIB, Job, Run
from algoreval.sandbox.watch import Watchdog

LONGEST_BYTES = 64 * MIB
"""Of an answer, where nothing else is said."""

_KEPT_STDERR_BYTES = 64 << 10


class Dialogue(Attendance):
    """Attends a run whose input comes piece by piece and whose output is answers.

    What it says on stderr is no answer and is not limited: the end of it is kept.
    """

    def __init__(
        self,
        child: Child,
        job: Job,
        watchdog: Watchdog,
        started: float,
        mark: bytes,
        patient: bool = False,
    ) -> None:
        """Answers are the lines that begin with the mark; all others are noise."""
        super().__init__(child, job, watchdog, started, patient)
        self._mark = mark
        self._life = self._deadline
        self._longest = LONGEST_BYTES
        self._writing = False
        self._lines: deque[bytes] = deque()
        os.set_blocking(self._file(child.stdin), False)
        self._begin(self._take_answer, self._take_words)

    def exchange(self, line: bytes, seconds: float, longest: int) -> bytes | None:
        """The line that answers this one, without mark and end; None if the program has ended."""
        self._longest = longest
        now = time.monotonic()
        self._expect(now, min(seconds, self._life - now))
        self._watchdog.grant(seconds)
        self._input = memoryview(line + b"\n")
        if self._outputs_open() and not self._writing:
            self._writing = True
            self._offer()
        while True:
            while self._lines:
                answer = self._lines.popleft()
                if answer.startswith(self._mark):
                    return answer[len(self._mark) :]
            if not self._outputs_open():
                return None
            self._turn()

    def leave(self) -> None:
        """Stops listening; the program may still live."""
        self._selector.close()

    def _fed(self, pipe: IO[bytes]) -> None:
        self._writing = False

    def _take_answer(self, data: bytes) -> None:
        if self.stopped is not None:
            return  # what comes out between the stop and the kill is no answer any more
        *lines, rest = data.split(b"\n")
        if lines:
            self._lines.append(bytes(self.stdout) + lines[0])
            self._lines += lines[1:]
            self.stdout.clear()
        self.stdout += rest
        if len(self.stdout) > self._longest:
            self._stop("output")

    def _take_words(self, data: bytes) -> None:
        self.stderr += data
        del self.stderr[:-_KEPT_STDERR_BYTES]


class Session:
    """One living program. After its end, every question is answered by how it ended."""

    def __init__(self, dialogue: Dialogue, ended: Callable[[], Run]) -> None:
        self._dialogue = dialogue
        self._ended = ended
        self._run: Run | None = None

    def __enter__(self) -> "Session":
        return self

    def __exit__(self, *_: object) -> None:
        self._dialogue.leave()

    def ask(self, line: bytes, seconds: float, longest: int = LONGEST_BYTES) -> bytes | Run:
        """The program's answer to one line, or how it ended instead of answering.

        It may use so many seconds, of the clock and of the processor, and about so many bytes;
        whoever needs more is stopped. Raises SandboxFailure if the sandbox did not work.
        """
        if self._run is None:
            answer = self._dialogue.exchange(line, seconds, longest)
            if answer is not None:
                return answer
            self._run = self._ended()
        return self._run
