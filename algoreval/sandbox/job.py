"""What goes into a sandbox and what comes out: plain values, no processes."""

from dataclasses import dataclass

SCRATCH = "/tmp"
"""The only place inside a sandbox that can be written."""

MIB = 1 << 20

STARVING = 0.2
"""A run that waited for a processor for more than this share of its time was not given its due."""


SHORTEST_SECONDS = 0.5
"""With less, a busy machine may not even get a sandbox set up."""

SMALLEST_MIB = 64
"""With less memory no interpreter starts."""

LONGEST_SECONDS = 86_400.0
"""A day. The kernel takes more, but not any number."""


@dataclass(frozen=True)
class Limits:
    """How much one run may use; whoever passes a limit is stopped."""

    wall_seconds: float = 30
    """At least SHORTEST_SECONDS and at most LONGEST_SECONDS, like cpu_seconds."""

    cpu_seconds: float = 30
    """Summed over all processes of the run."""

    memory_mib: int = 512
    """Resident memory of all processes plus what lies in scratch."""

    data_mib: int | None = None
    """RLIMIT_DATA of each process; None means memory_mib.

    Runtimes that reserve more than they touch (JVM, Node) need more here than in memory_mib.
    """

    processes: int = 64
    """Processes and threads."""

    open_files: int = 256
    output_bytes: int = 1 << 20
    """Of stdout and stderr together."""

    scratch_mib: int = 64
    scratch_files: int = 4096
    artifact_mib: int = 32
    stack_mib: int | None = None
    """None means 8 MiB, so that depth of recursion does not depend on the host's shell."""


@dataclass(frozen=True)
class File:
    """A file put into the sandbox, readable and not writable unless it lies in scratch."""

    path: str
    """Absolute, as seen inside: "/work/main.py"."""

    content: bytes
    executable: bool = False


@dataclass(frozen=True)
class Mount:
    """A folder of the host, for example a toolchain, seen read-only inside."""

    source: str
    target: str
    optional: bool = False
    """Whether a source that does not exist is passed over."""


@dataclass(frozen=True)
class Job:
    """One command to run in a fresh sandbox, with everything it may see."""

    command: tuple[str, ...]
    """Paths are those inside; the first one is absolute."""

    files: tuple[File, ...] = ()
    mounts: tuple[Mount, ...] = ()
    env: tuple[tuple[str, str], ...] = ()
    """Added to a PATH, HOME, TMPDIR and LANG that are the same on every host."""

    limits: Limits = Limits()
    stdin: bytes = b""
    dialogue: bool = False
    """Whether its stdin stays open, for `Sandbox.session`."""

    export: str | None = None
    """A file in scratch that is read out after exit 0. The command's stdout then joins stderr."""


@dataclass(frozen=True)
class Run:
    """What one execution did. Exactly one of exit, signal and stopped tells how it ended.

    `stopped` may come with a signal: the kernel's own for a limit on disk or CPU.
    """

    exit: int | None
    signal: int | None
    stopped: str | None
    """The limit that ended it: "wall", "cpu", "memory", "output", "disk" or "artifact"."""

    stdout: bytes
    stderr: bytes
    artifact: bytes | None
    """Content of Job.export; None without one, or if the command failed."""

    wall_seconds: float
    cpu_seconds: float
    """Of all processes; a lower bound if the run was stopped."""

    queued_seconds: float
    """Of a run that was stopped: how long it was ready and others had the processor."""

    memory_mib: float
    """Peak of what samples saw; short peaks are missed."""

    granted_seconds: float = 0.0
    """By how much its wall limit was put off because others had the processor."""

    @property
    def own_seconds(self) -> float:
        """Its time, less what it was given to wait for a processor."""
        return self.wall_seconds - self.granted_seconds

    @property
    def starved(self) -> bool:
        """Whether it ran out of time while others had the processor, which tells nothing.

        Whose processes wait for each other, many busy ones, say, had a processor all the time.
        """
        out_of_time = self.stopped in ("wall", "cpu")
        waited = self.queued_seconds - self.granted_seconds > STARVING * self.own_seconds
        return out_of_time and waited and self.cpu_seconds < (1 - STARVING) * self.own_seconds

    @property
    def undecided(self) -> bool:
        """Whether this tells nothing even of a run that had the machine to itself.

        It was let wait for a processor; then all the time that it may use of one is its due.
        """
        return self.starved and self.stopped == "wall"
