"""What can be done without bubblewrap: weaker, and honest about it."""

import os
import platform
import shutil
import sys
import tempfile
import time
from functools import partial
from pathlib import Path

from algoreval.sandbox import landlock, seccomp, tree
from algoreval.sandbox.base import Sandbox
from algoreval.sandbox.bwrap import BASE_ENV, SYSTEM_ETC, SYSTEM_FILES, content_descriptor
from algoreval.sandbox.child import Child, SandboxFailure
from algoreval.sandbox.inside import Paths
from algoreval.sandbox.job import MIB, SCRATCH, Job
from algoreval.sandbox.limits import kernel_limits
from algoreval.sandbox.supervisor import Order
from algoreval.sandbox.user import unprivileged_uid
from algoreval.sandbox.watch import Disk, Watchdog

_PROJECT = Path(__file__).resolve().parents[2]
_SUPERVISOR = (
    f"import sys; sys.path.insert(0, {str(_PROJECT)!r}); "
    "from algoreval.sandbox import supervisor; supervisor.main(*map(int, sys.argv[1:]))"
)
_DEVICES = tuple(f"/dev/{name}" for name in ("null", "zero", "full", "random", "urandom"))
_SYSTEM = (
    *("/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/libx32", "/proc"),
    *(f"/etc/{name}" for name in SYSTEM_ETC),
    *(file.path for file in SYSTEM_FILES),
)
_SCAN_SHARE = 20
"""Looking through scratch takes at most one in so many seconds."""


PREFIX = "degraded: "
"""How the mode of this sandbox begins; the reason follows."""


def missing_promises() -> tuple[str, ...]:
    """What the degraded mode cannot promise on this system."""
    gaps = [
        "programs see the machine's real paths and the list of its processes",
        "the limit on processes counts all of the user's, and is raised by those that exist",
        "memory in /dev/shm, in files, behind /dev/zero and in buffers of sockets and terminals "
        "is not counted, and disk use is only sampled",
    ]
    if platform.machine() != seccomp.ARCHITECTURE:
        gaps.append("programs can use the network and the kernel's whole interface")
    if not landlock.version():
        gaps.append("programs read and write every file that their user may, /tmp included")
    if unprivileged_uid() is None and not landlock.keeps_signals_in():
        gaps.append("programs can kill every process of this user, this benchmark included")
    return tuple(gaps)


class Degraded(Sandbox):
    """Runs each job as a plain process in a private folder, under a supervisor."""

    def __init__(self, state: Path, reason: str) -> None:
        super().__init__(state)
        self.mode = f"{PREFIX}{reason}"
        self.gaps = missing_promises()

    def _start(self, job: Job) -> tuple[Child, Watchdog]:
        folder = Path(tempfile.mkdtemp(prefix="run-"))
        uid = unprivileged_uid()
        scratch = folder / "scratch"
        paths = Paths(_place(job, folder, scratch, uid))
        order = _order(job, paths, folder, uid)
        told = content_descriptor(order.text())
        status, report = os.pipe()
        python = [sys.executable, "-I", "-S", "-B", "-c", _SUPERVISOR, str(report), str(told)]
        try:
            child = Child(
                python,
                status,
                (report, told),
                stdin=bool(job.stdin) or job.dialogue,
                tied=False,
            )
        except SandboxFailure:
            shutil.rmtree(folder)
            raise
        finally:
            os.close(report)
            os.close(told)
        child.spoken = paths.inside
        processes = partial(tree.descendants, child.pid)
        return child, Watchdog(job.limits, processes, Scan(scratch, job).disk)


def _place(job: Job, folder: Path, scratch: Path, uid: int | None) -> dict[str, str]:
    """Writes the job's files below the folder; where each path of the inside is now."""
    folder.chmod(0o755)
    scratch.mkdir(mode=0o700)
    hosts = {SCRATCH: str(scratch)}
    for file in job.files:
        inside = Path(file.path)
        if inside.is_relative_to(SCRATCH):
            host = scratch / inside.relative_to(SCRATCH)
        else:
            host = folder / "files" / inside.relative_to("/")
            hosts[f"/{inside.parts[1]}"] = str(folder / "files" / inside.parts[1])
        host.parent.mkdir(parents=True, exist_ok=True)
        host.write_bytes(file.content)
        host.chmod(0o755 if file.executable else 0o644)
    if uid is not None:
        for path in (scratch, *scratch.rglob("*")):
            os.chown(path, uid, uid)
    return hosts | {mount.target: mount.source for mount in job.mounts}


def _order(job: Job, paths: Paths, folder: Path, uid: int | None) -> Order:
    processes = job.limits.processes + tree.threads_of(os.getuid() if uid is None else uid)
    limits = kernel_limits(job.limits, processes)
    supported = platform.machine() == seccomp.ARCHITECTURE
    return Order(
        parent=os.getpid(),
        folder=str(folder),
        scratch=paths.host(SCRATCH),
        command=[paths.host(word) for word in job.command],
        env={name: paths.host(value) for name, value in (*BASE_ENV, *job.env)},
        uid=uid,
        limits=[(limit.name, limit.soft, limit.hard) for limit in limits],
        filter=seccomp.filter_bytes(sockets=False).hex() if supported else "",
        readable=[*_SYSTEM, str(folder / "files"), *(mount.source for mount in job.mounts)],
        writable=[*_DEVICES, paths.host(SCRATCH)],
        export=None if job.export is None else paths.host(job.export),
    )


class Scan:
    """Counts what lies in a scratch folder, not much more often than that is cheap."""

    def __init__(self, scratch: Path, job: Job) -> None:
        self._scratch = scratch
        self._limits = job.limits
        self._last = Disk()
        self._next = 0.0

    def disk(self) -> Disk:
        """What was found by the last look; looks again if that is due."""
        began = time.monotonic()
        if began >= self._next:
            self._last = self._look()
            self._next = began + _SCAN_SHARE * (time.monotonic() - began)
        return self._last

    def _look(self) -> Disk:
        used = files = 0
        most = self._limits.scratch_files
        waiting = [str(self._scratch)]
        while waiting and files <= most and used <= self._limits.scratch_mib * MIB:
            try:
                with os.scandir(waiting.pop()) as entries:
                    for entry in entries:
                        files += 1
                        # Links are not followed: they may lead out of the folder.
                        used += entry.stat(follow_symlinks=False).st_blocks * 512
                        if entry.is_dir(follow_symlinks=False):
                            waiting.append(entry.path)
            except FileNotFoundError:
                continue
            except OSError:
                # Too deep, or closed to us: what cannot be counted may be anything.
                files = most + 1
        return Disk(disk_bytes=used, files=files)
