"""What a compiler makes of a program: values."""

import re
import signal
from dataclasses import dataclass

from algoreval.language import Language
from algoreval.safe import bounded
from algoreval.sandbox import Run

WORK = "/work"
"""Where the sandbox shows what belongs to a program."""

_TEMPORARY = re.compile(r"/tmp/cc\w{6}(\.\w+)")
"""Names that compilers choose at random; equal builds must say the same."""

_OUTPUT_CHARACTERS = 64 << 10


@dataclass(frozen=True)
class Caps:
    """Limits that the user sets; None leaves the language's own."""

    build_seconds: float | None = None
    run_seconds: float | None = None
    memory_mib: int | None = None
    """Of running; compilers keep their own."""

    sanitize: bool = False
    """Whether languages that have sanitizers use them."""


@dataclass(frozen=True)
class Glue:
    """The driver's source for one signature, and what commands may name of it."""

    source: str
    words: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True)
class Built:
    """What the compiler made of a program, or said about it."""

    exit: int | None
    """0 also for a language that is not compiled; None after a signal or a stop."""

    signal: int | None = None
    artifact: bytes | None = None
    output: str = ""
    """What the compiler printed, its middle left out if it is long."""

    stopped: str | None = None
    """The limit that the compiler hit; then nothing is known about the program."""

    starved: bool = False
    """Whether it ran out of time because others had the processor."""

    sanitized: bool = False
    """Whether it reports errors of memory by itself."""

    cached: bool = False
    seconds: float = 0.0
    """Wall time of the compiler, also of one that ran earlier."""

    @property
    def ok(self) -> bool:
        """True if the program can run."""
        return self.exit == 0


def of_run(run: Run) -> Built:
    """What the compiler's run came to."""
    return Built(
        exit=run.exit,
        signal=run.signal,
        artifact=run.artifact,
        output=told((run.stdout + run.stderr).decode("utf-8", "replace")),
        stopped=run.stopped,
        starved=run.undecided,
        seconds=round(run.wall_seconds, 3),
    )


def told(output: str) -> str:
    """What a compiler printed, the same for equal programs."""
    output = output.replace(f"{WORK}/", "")
    return bounded(_TEMPORARY.sub(r"/tmp/program\1", output), _OUTPUT_CHARACTERS)


def was_killed(built: Built) -> bool:
    """Whether the system killed the compiler."""
    return built.signal == signal.SIGKILL


def seems_broken(language: Language, built: Built) -> bool:
    """Whether the compiler was killed, or says that it did not get to the program at all."""
    said = not built.ok and re.search(language.broken, built.output, re.MULTILINE)
    return was_killed(built) or bool(said)


def last_words(output: str) -> str:
    """The last line, for an error of ours."""
    lines = output.strip().splitlines()
    return lines[-1] if lines else "it was killed"
