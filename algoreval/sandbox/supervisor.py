"""The helper process of the degraded mode: starts a program, confines it, leaves nothing of it.

It runs on its own, so that adopting and reaping orphans never touches another one's children.
It reports like bubblewrap does; see `child.Child`.
"""

import contextlib
import ctypes
import json
import os
import resource
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from types import FrameType
from typing import NoReturn

from algoreval.sandbox import landlock, tree

_PR_SET_PDEATHSIG, _PR_SET_SECCOMP, _PR_SET_CHILD_SUBREAPER, _PR_SET_NO_NEW_PRIVS = 1, 22, 36, 38
_SECCOMP_MODE_FILTER = 2

_libc = ctypes.CDLL(None, use_errno=True)


@dataclass(frozen=True)
class Order:
    """What the supervisor is told, as JSON."""

    parent: int
    """Process id of the one who gives the order; the run ends with it."""

    folder: str
    """Removed at the end, with everything in it."""

    scratch: str
    command: list[str]
    env: dict[str, str]
    uid: int | None
    limits: list[tuple[str, int, int | None]]
    filter: str
    """The seccomp filter in hexadecimal."""

    readable: list[str]
    writable: list[str]
    export: str | None

    def text(self) -> bytes:
        """The order as the supervisor reads it."""
        return json.dumps(asdict(self)).encode()


_FAVOUR = -10
"""Niceness of the supervisor: whoever fights a swarm must get a turn among its members."""


class _Stop(Exception):
    pass


def main(report: int, order_file: int) -> None:
    """Carries out one order; both arguments are open file descriptors."""
    signal.signal(signal.SIGTERM, _stop)
    # A group of its own: who kills our parent's group must not kill those who tidy up after it.
    os.setsid()
    _favour(_FAVOUR)
    _prctl(_PR_SET_CHILD_SUBREAPER, 1)
    _prctl(_PR_SET_PDEATHSIG, signal.SIGTERM)
    with open(order_file, encoding="utf-8") as file:
        order = Order(**json.load(file))
    code = None
    try:
        if os.getppid() == order.parent:
            code = _carry_out(order, report)
    except _Stop:
        pass
    except (OSError, subprocess.SubprocessError) as error:
        print(error, file=sys.stderr, flush=True)
    finally:
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
        _end_everything()
        usage = resource.getrusage(resource.RUSAGE_CHILDREN)
        _tell(report, "cpu-seconds", usage.ru_utime + usage.ru_stime)
        if code is not None:
            _tell(report, "exit-code", code)
        # Whoever listens need not wait until a large folder is gone.
        os.close(report)
        os.closerange(0, 3)
        _remove(order.folder)


def _stop(number: int, frame: FrameType | None) -> NoReturn:
    raise _Stop


def _carry_out(order: Order, report: int) -> int:
    output = sys.stderr.fileno() if order.export else sys.stdout.fileno()
    leader = _start(order, order.command, output)
    _tell(report, "child-pid", leader.pid)
    code = _wait_for(leader)
    if order.export and code == 0:
        # Read with the program's rights: the file may be a link to anything.
        _end_everything()
        _wait_for(_start(order, ["/bin/cat", "--", order.export], sys.stdout.fileno()))
    return code


def _start(order: Order, command: list[str], output: int) -> "subprocess.Popen[bytes]":
    return subprocess.Popen(
        command,
        stdout=output,
        env=order.env,
        cwd=order.scratch,
        user=order.uid,
        group=order.uid,
        extra_groups=None if order.uid is None else [],
        start_new_session=True,
        preexec_fn=_confinement(order),
    )


def _confinement(order: Order) -> Callable[[], None]:
    """What the program's process does before it becomes the program."""
    code = bytes.fromhex(order.filter)

    class Filter(ctypes.Structure):
        _fields_ = (("length", ctypes.c_ushort), ("code", ctypes.c_char_p))

    def confine() -> None:
        _favour(0)
        for name, soft, hard in order.limits:
            kind = getattr(resource, f"RLIMIT_{name.upper()}")
            resource.setrlimit(kind, (soft, resource.getrlimit(kind)[1] if hard is None else hard))
        _prctl(_PR_SET_PDEATHSIG, signal.SIGKILL)
        _prctl(_PR_SET_NO_NEW_PRIVS, 1)
        landlock.restrict(order.readable, order.writable)
        if code:
            instructions = Filter(len(code) // 8, code)
            _prctl(_PR_SET_SECCOMP, _SECCOMP_MODE_FILTER, ctypes.byref(instructions))

    return confine


def _wait_for(process: "subprocess.Popen[bytes]") -> int:
    """Reaps whatever ends until this process does; its exit code, 128 and more for signals.

    Takes the object, not the number: when the object goes, Python reaps the process itself.
    """
    while True:
        pid, status = os.waitpid(-1, 0)
        if pid == process.pid:
            code = os.waitstatus_to_exitcode(status)
            return code if code >= 0 else 128 - code


def _end_everything() -> None:
    """Kills all descendants, also those in new sessions, until there is none left to reap."""
    while True:
        processes = tree.descendants(os.getpid())
        # Stopped first, so that none can fork while others are being killed.
        for number in (signal.SIGSTOP, signal.SIGKILL):
            for process in processes:
                with contextlib.suppress(ProcessLookupError, PermissionError):
                    os.kill(process, number)
        try:
            while os.waitpid(-1, os.WNOHANG)[0]:
                pass
        except ChildProcessError:
            return
        time.sleep(0.0005)


def _favour(niceness: int) -> None:
    with contextlib.suppress(PermissionError):  # only root may ask for more than its share
        os.setpriority(os.PRIO_PROCESS, 0, niceness)


def _remove(folder: str) -> None:
    # Commands, because they cope with folders of any depth. A folder that was closed to its
    # owner must be opened first.
    for command in (["/bin/rm", "-rf"], ["/bin/chmod", "-R", "u+rwx"], ["/bin/rm", "-rf"]):
        if os.path.lexists(folder):
            subprocess.run(
                [*command, "--", folder],
                check=False,
                env={},
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
            )


def _prctl(option: int, *arguments: object) -> None:
    words = [ctypes.c_ulong(a) if isinstance(a, int) else a for a in arguments]
    words += [ctypes.c_ulong(0)] * (4 - len(words))
    if _libc.prctl(option, *words) != 0:
        raise OSError(ctypes.get_errno(), f"prctl({option})")


def _tell(report: int, key: str, value: float) -> None:
    os.write(report, json.dumps({key: value}).encode() + b"\n")
