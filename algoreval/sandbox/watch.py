"""The watchdog: compares what a running tree uses with its limits, many times a second."""

import functools
import os
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from algoreval.sandbox import tree
from algoreval.sandbox.bwrap import SHARED_MEMORY, SHARED_MEMORY_MIB
from algoreval.sandbox.job import MIB, SCRATCH, Limits

TICK_SECONDS = 0.025

BUILD_TICK_SECONDS = 0.1
"""Of what exports a file: compilers are few processes, each with a limit on its data."""


@dataclass(frozen=True)
class Disk:
    """What lies in the writable places of a run."""

    memory_bytes: int = 0
    """The host's memory that belongs to no process: in tmpfs, and in buffers of sockets."""

    disk_bytes: int = 0
    files: int = 0


class Watchdog:
    """Samples one run: the CPU used so far, the highest memory seen, and a broken limit."""

    def __init__(
        self, limits: Limits, processes: Callable[[], list[int]], disk: Callable[[], Disk]
    ) -> None:
        self._limits = limits
        self._processes = processes
        self._disk = disk
        self._cpu_limit = limits.cpu_seconds
        self.cpu_seconds = 0.0
        self.memory_bytes = 0
        self.queued_seconds = 0.0
        """How long the run waited for a processor, as far as that was asked."""

    def grant(self, cpu_seconds: float) -> None:
        """Lets the run use so much CPU time from now on, whatever it has used before."""
        self._cpu_limit = self.cpu_seconds + cpu_seconds

    def settle(self) -> None:
        """Looks a last time before the run is killed for its time."""
        self.sample()
        self.queued()

    def queued(self) -> float:
        """How long the run has waited for a processor so far."""
        waited = tree.queued_seconds(self._processes())
        self.queued_seconds = max(self.queued_seconds, waited)
        return self.queued_seconds

    def sample(self) -> str | None:
        """Looks once; the name of the limit that is broken, if any."""
        processes = self._processes()
        disk = self._disk()
        # A parent that ignores SIGCHLD loses its children's time: never step back.
        self.cpu_seconds = max(self.cpu_seconds, tree.cpu_seconds(processes))
        used = self._memory(processes, disk.memory_bytes)
        self.memory_bytes = max(self.memory_bytes, used)
        if used > self._limits.memory_mib * MIB:
            return "memory"
        full = disk.disk_bytes > self._limits.scratch_mib * MIB
        if full or disk.files > self._limits.scratch_files:
            return "disk"
        return "cpu" if self.cpu_seconds > self._cpu_limit else None

    def _memory(self, processes: list[int], in_files: int) -> int:
        used = tree.resident_bytes(processes) + in_files
        if used <= self._limits.memory_mib * MIB:
            return used
        exact = tree.proportional_bytes(processes)
        return exact + in_files if exact else used


def namespace_disk(init: int, limits: Limits) -> Disk:
    """What a bubblewrap sandbox keeps, seen from outside through its first process.

    That is the content of its two tmpfs, and what its sockets can hold at most.
    """
    used = files = 0
    for path, size in ((SCRATCH, limits.scratch_mib), (SHARED_MEMORY, SHARED_MEMORY_MIB)):
        try:
            found = os.statvfs(f"/proc/{init}/root{path}")
        except OSError:
            continue
        # While bwrap is still setting up, this is the host's own file system: tell by the size.
        if found.f_blocks * found.f_frsize == size * MIB:
            used += (found.f_blocks - found.f_bfree) * found.f_frsize
            files += found.f_files - found.f_ffree
    return Disk(memory_bytes=used + tree.sockets(init) * _socket_bytes(), files=files)


@functools.cache
def _socket_bytes() -> int:
    # What has been sent through a pair counts for the sender; the last piece may go beyond.
    return int(Path("/proc/sys/net/core/wmem_default").read_text())
