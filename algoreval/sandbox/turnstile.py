"""Who may run now, among all processes of one session: many together, or one alone."""

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


class Turnstile:
    """Two file locks. Whoever wants to be alone holds the gate, so that nobody new gets in.

    The kernel frees the locks of a process that dies. A thread that is inside must not enter
    again.
    """

    def __init__(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self._gate = path.with_suffix(".gate")
        self._room = path.with_suffix(".room")

    @contextmanager
    def shared(self) -> Iterator[None]:
        """Inside together with others; waits while somebody is alone or about to be."""
        with _locked(self._gate, fcntl.LOCK_EX):
            room = _lock(self._room, fcntl.LOCK_SH)
        try:
            yield
        finally:
            os.close(room)

    @contextmanager
    def alone(self) -> Iterator[None]:
        """Inside with nobody else; waits for those who are, and keeps newcomers out."""
        with _locked(self._gate, fcntl.LOCK_EX), _locked(self._room, fcntl.LOCK_EX):
            yield


def _lock(path: Path, kind: int) -> int:
    # Opened anew each time: locks belong to the open file, so threads exclude each other too.
    descriptor = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    try:
        fcntl.flock(descriptor, kind)
    except BaseException:
        os.close(descriptor)
        raise
    return descriptor


@contextmanager
def _locked(path: Path, kind: int) -> Iterator[None]:
    descriptor = _lock(path, kind)
    try:
        yield
    finally:
        os.close(descriptor)
