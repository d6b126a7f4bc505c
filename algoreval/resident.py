"""A compiler that stays: it starts once and builds one program after the other.

It never runs a program, and it may only succeed. A program that it does not build is compiled by
the language's own command, which decides; so nothing that a resident does can lower a score.

    question     the program's source, in base64
    answer       = ok <artifact> <what the compiler printed>, both in base64 | = no
"""

import base64
import binascii
import time
from contextlib import ExitStack

from algoreval.built import Built, told
from algoreval.errors import JudgeError
from algoreval.sandbox import Job, Run, Sandbox, SandboxFailure, Session

LIFE_SECONDS = 3600.0
"""After so long it is replaced, whatever it has done."""

_MARK = b"= "
_TRIES = 3
"""Residents in a row that may break before no more are started."""


class Workshop:
    """Keeps one resident compiler alive, and replaces it when it has served, or broken."""

    def __init__(self, sandbox: Sandbox, job: Job, seconds: float, builds: int) -> None:
        """A resident may take so many seconds for each program, and builds so many."""
        self._sandbox = sandbox
        self._job = job
        self._seconds = seconds
        self._most = builds
        self._stack = ExitStack()
        self._session: Session | None = None
        self._left = 0
        self._broken = 0

    def build(self, source: bytes) -> Built | None:
        """The program as the resident built it; None if it did not, whatever the reason."""
        if self._broken >= _TRIES:
            return None
        started = time.monotonic()
        try:
            with self._sandbox.turn():
                answer = self._resident().ask(base64.b64encode(source), self._seconds)
            if isinstance(answer, Run):
                raise SandboxFailure("the resident compiler has ended")
            built = _built(answer, round(time.monotonic() - started, 3))
        except (SandboxFailure, JudgeError, binascii.Error, ValueError):
            self._broken += 1
            self.close()
            return None
        self._broken = 0
        return built

    def close(self) -> None:
        """Ends the resident; the next build starts another."""
        self._session = None
        self._stack.close()

    def _resident(self) -> Session:
        if self._left <= 0:
            self.close()
        if self._session is None:
            self._session = self._stack.enter_context(self._sandbox.resident(self._job, _MARK))
            self._left = self._most
        self._left -= 1
        return self._session


def _built(answer: bytes, seconds: float) -> Built | None:
    word, *parts = answer.split(b" ")
    if word != b"ok":
        return None
    artifact, output = (base64.b64decode(part, validate=True) for part in parts)
    return Built(
        0, artifact=artifact, output=told(output.decode("utf-8", "replace")), seconds=seconds
    )
