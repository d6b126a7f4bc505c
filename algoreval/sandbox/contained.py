"""The sandbox proper: bubblewrap, never run by root, watched from outside."""

import os
import threading
from contextlib import ExitStack
from functools import partial
from pathlib import Path

from algoreval.sandbox import bwrap, seccomp, tree
from algoreval.sandbox.base import Sandbox
from algoreval.sandbox.child import Child
from algoreval.sandbox.job import Job, Limits
from algoreval.sandbox.undertaker import Undertaker
from algoreval.sandbox.user import changing_user
from algoreval.sandbox.watch import Disk, Watchdog, namespace_disk

_CHECK = ("/bin/sh", "-c", '[ -x "$1" ]', "check")


class Bubblewrap(Sandbox):
    """Runs each job in its own namespaces, under bubblewrap."""

    mode = "bubblewrap"

    def __init__(self, state: Path, program: str) -> None:
        super().__init__(state)
        self._program = program
        self._lock = threading.Lock()
        self._undertaker = Undertaker()

    def _start(self, job: Job) -> tuple[Child, Watchdog]:
        with ExitStack() as ours:  # our copies of what the child inherits

            def keep(descriptor: int) -> int:
                ours.callback(os.close, descriptor)
                return descriptor

            contents = [file.content for file in (*bwrap.SYSTEM_FILES, *job.files)]
            files = tuple(keep(bwrap.content_descriptor(content)) for content in contents)
            filter_ = keep(bwrap.content_descriptor(seccomp.filter_bytes(sockets=True)))
            status, report = os.pipe()
            keep(report)
            descriptors = bwrap.Descriptors(report, filter_, files)
            contained = bwrap.arguments(self._program, job, descriptors, self._mark())
            command = [*changing_user(), *contained]
            inherited = (report, filter_, *files)
            child = Child(command, status, inherited, bool(job.stdin) or job.dialogue)
        processes = partial(_processes, child)
        return child, Watchdog(job.limits, processes, partial(_disk, child, job.limits))

    def _mark(self) -> str:
        with self._lock:
            if self._undertaker.owner != os.getpid():
                self._undertaker = Undertaker()
            return self._undertaker.mark

    def _finds_command(self, job: Job) -> bool:
        check = Job((*_CHECK, job.command[0]), files=job.files, mounts=job.mounts)
        return self.attempt(check).exit == 0


def _processes(child: Child) -> list[int]:
    return [] if child.init is None else [child.init, *tree.descendants(child.init)]


def _disk(child: Child, limits: Limits) -> Disk:
    return Disk() if child.init is None else namespace_disk(child.init, limits)
