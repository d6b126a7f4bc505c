"""One running sandbox, seen from outside: what it reports, how it is killed and laid to rest."""

import contextlib
import fcntl
import json
import os
import select
import signal
import subprocess
import time
from collections.abc import Callable, Sequence
from types import TracebackType
from typing import IO

_PIPE_BYTES = 1 << 20
"""As much as a run may print: a runtime that queues what a pipe does not take, and drops its queue
when the program exits, then drops nothing."""

_REPORT_BYTES = 65536
_STARTING_SECONDS = 1.0
_ENDING_SECONDS = 5.0
_CLEANING_SECONDS = 60.0
"""How long a container may tidy up after its program has ended."""


class SandboxFailure(Exception):
    """The sandbox itself did not work; says nothing about the program in it."""


class Child:
    """A process of ours that contains a program and reports on it, one JSON line at a time.

    The lines are bubblewrap's: {"child-pid": 12} when the program's first process exists, and
    {"exit-code": 0} when it has ended. A container that uses much CPU time itself also tells the
    program's: {"cpu-seconds": 0.5}. A file descriptor holds on to that first process, so a
    kill can never hit another one that got its number.
    """

    def __init__(
        self,
        command: Sequence[str],
        status: int,
        pass_fds: Sequence[int],
        stdin: bool,
        tied: bool = True,
    ) -> None:
        """Starts the command; `status` is the reading end of its report, ours from now on.

        `tied` says that the kernel ends what is contained when the container dies.

        Call it in the thread that also waits for the end: the kernel ties the sandbox's life to
        the thread that started it.
        """
        self.status = status
        self.init: int | None = None
        """Process id of the first contained process, once it is known."""

        self.exit_code: int | None = None
        self.cpu_seconds = 0.0
        """Of all processes that were waited for; known after reap()."""

        self.spoken: Callable[[bytes], bytes] = bytes
        """Turns what the program printed into what it prints in any sandbox: paths, for one."""

        self._init_fd: int | None = None
        self._tied = tied
        self._report = b""
        try:
            self._process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE if stdin else subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                env={},
                cwd="/",
                pass_fds=pass_fds,
                # A group of its own, so that one signal can end all that is being set up; a
                # container that is not tied makes a whole session.
                process_group=0 if tied else None,
            )
        except OSError as error:
            os.close(status)
            raise SandboxFailure(f"{command[0]} does not start: {error}") from error
        self.pid = self._process.pid
        _widen(self._process.stdout)
        self.stdin, self.stdout, self.stderr = (
            self._process.stdin,
            self._process.stdout,
            self._process.stderr,
        )

    def __enter__(self) -> "Child":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._process.returncode is None:
            self.kill()
            self.reap()
        for file in (self.stdin, self.stdout, self.stderr):
            if file is not None:
                file.close()
        os.close(self.status)
        if self._init_fd is not None:
            os.close(self._init_fd)

    def hear(self, data: bytes) -> None:
        """Takes in a piece of the report; a line may come in several pieces."""
        *lines, self._report = (self._report + data).split(b"\n")
        for line in filter(bytes.strip, lines):
            told = json.loads(line)
            self.exit_code = told.get("exit-code", self.exit_code)
            self.cpu_seconds = told.get("cpu-seconds", self.cpu_seconds)
            if "child-pid" in told and self.init is None:
                with contextlib.suppress(ProcessLookupError):
                    self._init_fd = os.pidfd_open(told["child-pid"])
                self.init = told["child-pid"]

    def kill(self) -> None:
        """Kills the contained tree. Its container then reaps it and ends by itself.

        Waits a second if nothing is contained yet: bubblewrap's first process waits for ever
        if bubblewrap dies between starting it and letting it go on.
        """
        if self._tied and self.init is None:
            self._await_init()
        if self._init_fd is not None:
            with contextlib.suppress(ProcessLookupError):
                signal.pidfd_send_signal(self._init_fd, signal.SIGKILL)
        elif not self._tied or self.init is None:
            self.kill_container()

    def _await_init(self) -> None:
        deadline = time.monotonic() + _STARTING_SECONDS
        while self.init is None:
            left = max(0.0, deadline - time.monotonic())
            if not select.select([self.status], [], [], left)[0]:
                return
            data = os.read(self.status, _REPORT_BYTES)
            if not data:
                return
            self.hear(data)

    def kill_container(self) -> None:
        """The last resort, if the container does not end after kill(): the kernel kills both.

        A container that is not tied to what it contains must live to end it, however long that
        takes on a busy machine: it is only told to.
        """
        # Not by Popen: it would reap the process, and its usage would be lost.
        if self._process.returncode is not None:
            return
        if self._tied:
            os.killpg(self.pid, signal.SIGKILL)
        else:
            os.kill(self.pid, signal.SIGTERM)

    def reap(self) -> None:
        """Waits until the whole tree is gone, and its container.

        Raises SandboxFailure if it will not go.
        """
        if self._init_fd is not None and not self._init_is_gone():
            self.kill()
            if not self._init_is_gone():
                raise SandboxFailure("a contained process does not end after SIGKILL")
        deadline = time.monotonic() + _CLEANING_SECONDS
        while True:
            pid, status, usage = os.wait4(self.pid, os.WNOHANG)
            if pid:
                self._process.returncode = os.waitstatus_to_exitcode(status)
                self.cpu_seconds = self.cpu_seconds or usage.ru_utime + usage.ru_stime
                return
            if time.monotonic() > deadline:
                self.kill_container()
                if not self._tied:
                    raise SandboxFailure("its supervisor has not ended everything yet")
            time.sleep(0.0005)

    def _init_is_gone(self) -> bool:
        waited = [] if self._init_fd is None else [self._init_fd]
        return bool(select.select(waited, [], [], _ENDING_SECONDS)[0])


def _widen(pipe: IO[bytes] | None) -> None:
    if pipe is not None:
        with contextlib.suppress(OSError):  # a user's share of large pipes may be used up
            fcntl.fcntl(pipe, fcntl.F_SETPIPE_SZ, _PIPE_BYTES)
