"""Programs built, run and checked in the sandbox; what was built once is not built again."""

import hashlib
import json
import re
import signal
from collections.abc import Mapping
from contextlib import AbstractContextManager
from dataclasses import dataclass, replace
from itertools import chain
from pathlib import Path

from algoreval.errors import JudgeError
from algoreval.extract import Program
from algoreval.language import Language, languages
from algoreval.safe import bounded
from algoreval.sandbox import File, Job, Limits, Run, Sandbox, Session
from algoreval.sandbox.job import Mount
from algoreval.shelf import Entry, Shelf
from algoreval.spec import Bounds, Drive, Step, filled
from algoreval.toolchain import Toolchain, prepared

_WORK = "/work"
_PROGRAM = f"{_WORK}/program"

_KEPT = ("exit", "signal", "output", "seconds")
"""What the shelf remembers of a build beside its artifact."""

_TEMPORARY = re.compile(r"/tmp/cc\w{6}(\.\w+)")
"""Names that compilers choose at random; equal builds must say the same."""

_LIFE_SECONDS = 3600.0
"""A bound for a program that is asked again and again; each question has its own."""

_SERVED = ("/bin/sh", "-c", 'exec "$@" 3<&0 4>&1 </dev/null >/dev/null', "serve")
"""The driver gets the two ends of the dialogue; whatever else the program reads is empty, and
what it prints is gone."""

_OUTPUT_CHARACTERS = 64 << 10
_COMPILER_OUTPUT_BYTES = 4 << 20


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


@dataclass(frozen=True)
class Glue:
    """The driver's source for one signature, and what commands may name of it."""

    source: str
    words: tuple[tuple[str, str], ...] = ()


class Builder:
    """Turns programs into runs. Safe in several processes that share a state folder.

    With `reuse` off, nothing that was built earlier is believed.
    """

    def __init__(
        self,
        sandbox: Sandbox,
        toolchains: Mapping[str, Toolchain],
        state: Path,
        caps: Caps | None = None,
        reuse: bool = True,
    ) -> None:
        self._sandbox = sandbox
        self._toolchains = toolchains
        self._state = state
        self._caps = caps or Caps()
        self._reuse = reuse
        self._shelf = Shelf(state / "builds")
        self._prepared: dict[str, tuple[Mount, ...]] = {}

    def build(self, program: Program, alone: bool = False, glue: Glue | None = None) -> Built:
        """The program, compiled now or earlier; with `alone`, while nothing else runs.

        With glue, it is compiled together with its driver. Failures are remembered like
        successes, stops never. Raises JudgeError without a toolchain.
        """
        language, toolchain = self._tools(program)
        step = language.build if glue is None else _drive(language).build
        if step is None:
            return Built(exit=0)
        job = self._job(program, step, self._caps.build_seconds, glue=glue)
        sanitized = self._caps.sanitize and language.sanitize is not None
        key = _key(self._sandbox.mode, job, toolchain)
        with self._shelf.slot(key):
            if self._reuse and (entry := self._shelf.get(key)):
                content = entry.content or None
                return Built(**entry.note, artifact=content, sanitized=sanitized, cached=True)
            built = replace(self._compile(language, job, alone), sanitized=sanitized)
            if built.stopped is None:
                note = {name: getattr(built, name) for name in _KEPT}
                self._shelf.put(key, Entry(note, built.artifact or b""))
        return built

    def _compile(self, language: Language, job: Job, alone: bool) -> Built:
        """What the compiler says, once more and alone if it was killed or could not start."""
        built = _built(self._sandbox.run(job, alone))
        if _is_broken(language, built):
            built = _built(self._sandbox.run(job, alone=True))
        if _is_broken(language, built):
            raise JudgeError(f"the {language.name} compiler breaks: {_last_words(built.output)}")
        if built.ok and built.artifact is None:
            raise JudgeError(f"the {language.name} compiler succeeded and left nothing")
        return built

    def run(self, program: Program, built: Built, stdin: bytes = b"", alone: bool = False) -> Run:
        """One run of a program that was built; with `alone`, while nothing else runs."""
        step = self._tools(program)[0].run
        job = self._job(program, step, self._caps.run_seconds, self._caps.memory_mib)
        if built.artifact is not None:
            job = replace(job, files=(File(_PROGRAM, built.artifact, executable=True),))
        return self._sandbox.run(replace(job, stdin=stdin), alone)

    def serve(
        self, program: Program, built: Built, glue: Glue, mark: bytes, alone: bool = False
    ) -> AbstractContextManager[Session]:
        """The program under its driver, living until the block ends; see `Sandbox.session`."""
        step = _drive(self._tools(program)[0]).run
        job = self._job(program, step, _LIFE_SECONDS, self._caps.memory_mib, glue)
        if built.artifact is not None:
            artifact = File(_PROGRAM, built.artifact, executable=True)
            job = replace(job, files=(*job.files, artifact))
        job = replace(job, command=(*_SERVED, *job.command), dialogue=True)
        return self._sandbox.session(job, mark, alone)

    def patience(self, program: Program) -> tuple[float, float]:
        """Seconds that a served program may take to load, and for each call."""
        language = self._tools(program)[0]
        longest = self._caps.run_seconds or language.run.limits.seconds
        return longest, min(longest, _drive(language).run.limits.seconds)

    def check(self, program: Program) -> bool | None:
        """True if the program parses, False if it does not; None if nothing tells."""
        step = self._tools(program)[0].check
        if step is None:
            return None
        done = self._sandbox.run(self._job(program, step, self._caps.build_seconds))
        return None if done.stopped else done.exit == 0

    def _tools(self, program: Program) -> tuple[Language, Toolchain]:
        toolchain = self._toolchains.get(program.language)
        if toolchain is None:
            raise JudgeError(f"no toolchain for {program.language}")
        return languages()[program.language], toolchain

    def _prepare(self, language: Language, toolchain: Toolchain) -> tuple[Mount, ...]:
        if language.id not in self._prepared:
            self._prepared[language.id] = prepared(language, toolchain, self._state)
        return self._prepared[language.id]

    def _job(
        self,
        program: Program,
        step: Step,
        seconds: float | None,
        memory_mib: int | None = None,
        glue: Glue | None = None,
    ) -> Job:
        """The job of one step, with the program's source."""
        language, toolchain = self._tools(program)
        bounds = step.limits
        memory = memory_mib or bounds.memory_mib
        source = f"{_WORK}/{language.source}"
        words = {
            **toolchain.words,
            "source": source,
            "program": _PROGRAM,
            # However little is allowed, a heap of nothing would only say that the option is wrong.
            "heap_mib": str(max(memory - bounds.reserve_mib, memory // 2)),
        }
        files = [File(source, program.source.encode())]
        if glue is not None:
            drive = _drive(language)
            words |= {"glue": f"{_WORK}/{drive.glue.removesuffix('.j2')}", **dict(glue.words)}
            text = program.source + filled(drive.append, words)
            files = [File(source, text.encode()), File(words["glue"], glue.source.encode())]
        needs = any("{prepared}" in word for word in step.command)
        compiles = bool(step.artifact)
        sanitize = language.sanitize if self._caps.sanitize else None
        env = step.env
        if sanitize and not compiles:
            bounds = replace(bounds, slack_mib=sanitize.slack_mib)
            env = env | sanitize.env
        flags = {"{sanitize}": sanitize.flags if sanitize else ()}
        command = chain.from_iterable(flags.get(word, (word,)) for word in step.command)
        return Job(
            command=tuple(filled(word, words) for word in command),
            files=tuple(files),
            mounts=(*toolchain.mounts, *(self._prepare(language, toolchain) if needs else ())),
            env=tuple((name, filled(value, words)) for name, value in env.items()),
            limits=_limits(bounds, seconds or bounds.seconds, memory, compiles),
            export=step.artifact or None,
        )


def _drive(language: Language) -> Drive:
    if language.drive is None:
        raise JudgeError(f"{language.name} has no driver: lang.yaml lacks `drive`")
    return language.drive


def _limits(bounds: Bounds, seconds: float, memory_mib: int, compiles: bool) -> Limits:
    limits = Limits(
        wall_seconds=seconds,
        cpu_seconds=seconds,
        memory_mib=memory_mib,
        data_mib=memory_mib + bounds.slack_mib,
        processes=bounds.processes,
        open_files=bounds.files,
        scratch_mib=bounds.scratch_mib,
    )
    # A flood of error messages is a compile error like any other, not a limit that was hit.
    return replace(limits, output_bytes=_COMPILER_OUTPUT_BYTES) if compiles else limits


def _key(mode: str, job: Job, toolchain: Toolchain) -> str:
    """All that decides what the compiler makes of a program; how long it may take does not."""
    source = [(file.path, hashlib.sha256(file.content).hexdigest()) for file in job.files]
    told = [mode, _KEPT, job.command, job.env, source, job.limits.memory_mib, toolchain.version]
    # The prepared folder's name tells what it holds, the toolchain's tells where it came from.
    seen = [(mount.target, Path(mount.source).name) for mount in job.mounts]
    return hashlib.sha256(json.dumps([told, seen]).encode()).hexdigest()


def _built(run: Run) -> Built:
    output = (run.stdout + run.stderr).decode("utf-8", "replace").replace(f"{_WORK}/", "")
    output = _TEMPORARY.sub(r"/tmp/program\1", output)
    return Built(
        exit=run.exit,
        signal=run.signal,
        artifact=run.artifact,
        output=bounded(output, _OUTPUT_CHARACTERS),
        stopped=run.stopped,
        starved=run.starved,
        seconds=round(run.wall_seconds, 3),
    )


def _is_broken(language: Language, built: Built) -> bool:
    """Whether the compiler was killed, or did not get to the program at all."""
    killed = built.signal == signal.SIGKILL
    return killed or (not built.ok and bool(re.search(language.broken, built.output, re.MULTILINE)))


def _last_words(output: str) -> str:
    lines = output.strip().splitlines()
    return lines[-1] if lines else "it was killed"
