"""How bubblewrap is told what a job may see: its command line and the files handed to it."""

import os
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from algoreval.sandbox.job import MIB, SCRATCH, File, Job, Limits
from algoreval.sandbox.limits import kernel_limits

SHARED_MEMORY = "/dev/shm"
SHARED_MEMORY_MIB = 16

BASE_ENV = (("PATH", "/usr/bin:/bin"), ("HOME", SCRATCH), ("TMPDIR", SCRATCH), ("LANG", "C.UTF-8"))

# Devices that give memory which belongs to no process. /dev/full reads like /dev/zero, and nobody
# can map it; without /dev/pts there is no terminal with its buffers.
_NO_MEMORY = "--dev-bind /dev/full /dev/zero --size 4096 --tmpfs /dev/pts --remount-ro /dev/pts"

# Without these, getpwuid() fails and localhost has no address.
SYSTEM_FILES = (
    File("/etc/passwd", f"sbx:x:65534:65534::{SCRATCH}:/bin/sh\n".encode()),
    File("/etc/group", b"sbx:x:65534:\n"),
    File("/etc/hosts", b"127.0.0.1 localhost\n::1 localhost\n"),
    File("/etc/nsswitch.conf", b"passwd: files\ngroup: files\nhosts: files\n"),
)

# What /usr needs besides itself: the loader's tables and Debian's links to alternatives.
SYSTEM_ETC = ("alternatives", "ld.so.cache", "ld.so.conf", "ld.so.conf.d")

# PID 1 of the sandbox is this shell: it reaps whatever the program leaves, and its own words
# ("Segmentation fault") go nowhere. No signal from inside reaches it, SIGKILL neither, except those
# that it handles: after a SIGINT it still waits for the program and then ends by that signal, so
# a program spoils only its own result. The program is the kernel's first victim when the host runs
# out of memory. dash knows only one-digit descriptors.
_PROGRAM = 'echo 1000 >/proc/self/oom_score_adj; exec 2>&8 8>&- {close}; exec {prlimit} "$@"'
_RUN = "exec 8>&2 2>/dev/null; ({program}); exit $?"
_EXPORT = (
    "exec 8>&2 9>&1 1>&2 2>/dev/null; file=$1; shift; ({program}); status=$?; "
    '[ $status = 0 ] && cat -- "$file" >&9; exit $status'
)


@dataclass(frozen=True)
class Descriptors:
    """Numbers of the open files that bubblewrap inherits."""

    status: int
    seccomp: int
    files: tuple[int, ...]
    """One for each of SYSTEM_FILES and the job's files, in this order."""


def content_descriptor(content: bytes) -> int:
    """An open, nameless file with this content: no path on the host and nothing to clean up."""
    descriptor = os.memfd_create("content")
    with open(descriptor, "wb", closefd=False) as file:
        file.write(content)
    os.lseek(descriptor, 0, os.SEEK_SET)
    return descriptor


def prlimit(limits: Limits) -> str:
    """The start of a command line that sets the kernel's limits; it must run inside.

    Set before bwrap, the limit on processes would count all of the user's.
    """
    options = (
        f"--{limit.name}={limit.soft}:{'' if limit.hard is None else limit.hard}"
        for limit in kernel_limits(limits, limits.processes)
    )
    return f"/usr/bin/prlimit {' '.join(options)} --"


def _system() -> list[str]:
    arguments = ["--ro-bind", "/usr", "/usr"]
    for name in ("bin", "lib", "lib32", "lib64", "libx32", "sbin"):
        path = Path("/", name)
        if path.is_symlink():
            arguments += ["--symlink", str(path.readlink()), str(path)]
        elif path.is_dir():
            arguments += ["--ro-bind", str(path), str(path)]
    for name in SYSTEM_ETC:
        arguments += ["--ro-bind-try", f"/etc/{name}", f"/etc/{name}"]
    return arguments


def _visible(job: Job, descriptors: Sequence[int]) -> list[str]:
    arguments = []
    for mount in job.mounts:
        option = "--ro-bind-try" if mount.optional else "--ro-bind"
        arguments += [option, mount.source, mount.target]
    for file, descriptor in zip((*SYSTEM_FILES, *job.files), descriptors, strict=True):
        mode = "0755" if file.executable else "0644"
        arguments += ["--perms", mode, "--file", str(descriptor), file.path]
    return arguments


def _init(job: Job, mark: str) -> list[str]:
    close = "9>&-" if job.export else ""
    program = _PROGRAM.format(close=close, prlimit=prlimit(job.limits))
    if job.export is None:
        return ["/bin/sh", "-c", _RUN.format(program=program), mark]
    return ["/bin/sh", "-c", _EXPORT.format(program=program), mark, job.export]


def arguments(program: str, job: Job, descriptors: Descriptors, mark: str) -> list[str]:
    """The whole command line. Order matters: --size belongs to the tmpfs that follows it.

    The mark stands in the arguments of bwrap and of the first process inside, and does nothing.
    """
    isolation = "--unshare-all --unshare-user --disable-userns --uid 65534 --gid 65534"
    lifetime = "--hostname sbx --cap-drop ALL --die-with-parent --new-session --clearenv"
    env = [word for pair in dict((*BASE_ENV, *job.env)).items() for word in ("--setenv", *pair)]
    # Both tmpfs of half the host's RAM that bwrap makes by itself (root and /dev) become
    # read-only; a size is given to those that stay writable.
    devices = f"--dev /dev --size {SHARED_MEMORY_MIB * MIB} --tmpfs {SHARED_MEMORY} {_NO_MEMORY}"
    scratch = f"--size {job.limits.scratch_mib * MIB} --tmpfs {SCRATCH}"
    channels = f"--json-status-fd {descriptors.status} --seccomp {descriptors.seccomp}"
    return [
        program,
        *isolation.split(),
        *lifetime.split(),
        *("--unsetenv", mark),
        *env,
        *_system(),
        *("--proc", "/proc", *devices.split(), "--remount-ro", "/dev", *scratch.split()),
        *_visible(job, descriptors.files),
        *("--remount-ro", "/", "--chdir", SCRATCH, *channels.split(), "--as-pid-1", "--"),
        *_init(job, mark),
        *job.command,
    ]
