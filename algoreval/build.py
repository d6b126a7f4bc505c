"""Programs built, run and checked in the sandbox; what was built once is not built again."""

import atexit
import hashlib
import json
from collections.abc import Mapping
from contextlib import AbstractContextManager
from dataclasses import replace
from pathlib import Path

from algoreval.built import Built, Caps, Glue, last_words, of_run, seems_broken, was_killed
from algoreval.errors import JudgeError
from algoreval.extract import Program
from algoreval.language import Language, languages
from algoreval.resident import LIFE_SECONDS, Workshop
from algoreval.sandbox import File, Job, Run, Sandbox, Session
from algoreval.shelf import Entry, Shelf
from algoreval.spec import Drive, Step
from algoreval.toolchain import Toolchain
from algoreval.tools import PROGRAM, Tools, Wish, shortcuts

_KEPT = ("exit", "signal", "output", "seconds")
"""What the shelf remembers of a build beside its artifact."""

_SERVED = ("/bin/sh", "-c", 'exec "$@" 3<&0 4>&1 </dev/null >/dev/null', "serve")
"""The driver gets the two ends of the dialogue; whatever else the program reads is empty, and
what it prints is gone."""

_LIFE_SECONDS = 3600.0
"""A bound for a program that is asked again and again; each question has its own."""


class Builder:
    """Turns programs into runs. Safe in several processes that share a state folder.

    With `reuse` off, nothing that was built earlier is believed; with `quick` off, each program is
    compiled by its language's plain command.
    """

    def __init__(
        self,
        sandbox: Sandbox,
        toolchains: Mapping[str, Toolchain],
        state: Path,
        caps: Caps | None = None,
        reuse: bool = True,
        quick: bool = True,
    ) -> None:
        self._sandbox = sandbox
        self._tools = {
            name: Tools(languages()[name], toolchain, state)
            for name, toolchain in toolchains.items()
        }
        self._caps = caps or Caps()
        self._reuse = reuse
        self._quick = quick
        self._shelf = Shelf(state / "builds")
        self._workshops: dict[str, Workshop] = {}

    def build(self, program: Program, alone: bool = False, glue: Glue | None = None) -> Built:
        """The program, compiled now or earlier; with `alone`, while nothing else runs.

        With glue, it is compiled together with its driver. Failures are remembered like
        successes, stops never. Raises JudgeError without a toolchain.
        """
        tools = self._tools_of(program)
        language = tools.language
        step = language.build if glue is None else drive_of(language).build
        if step is None:
            return Built(exit=0)
        wish = Wish(self._caps.build_seconds, sanitize=self._caps.sanitize)
        job = tools.job(program, step, wish, glue)
        sanitized = self._caps.sanitize and language.sanitize is not None
        key = _key(self._sandbox.mode, job, tools.toolchain)
        with self._shelf.slot(key):
            if self._reuse and (entry := self._shelf.get(key)):
                content = entry.content or None
                return Built(**entry.note, artifact=content, sanitized=sanitized, cached=True)
            quick = self._quick and not alone
            built = self._shortcut(tools, program, step, wish, glue) if quick else None
            built = replace(built or self._compile(tools, job, alone), sanitized=sanitized)
            if built.stopped is None:
                note = {name: getattr(built, name) for name in _KEPT}
                self._shelf.put(key, Entry(note, built.artifact or b""))
        return built

    def _shortcut(
        self, tools: Tools, program: Program, step: Step, wish: Wish, glue: Glue | None
    ) -> Built | None:
        """The program, built on a quicker way; None if there is none or it led to nothing."""
        if step.resident is not None and glue is None:
            return self._workshop(tools, step).build(program.source.encode())
        if not shortcuts(step, program):
            return None
        run = self._sandbox.run(tools.job(program, step, replace(wish, quick=True), glue))
        built = of_run(run)
        return built if built.ok and built.artifact is not None else None

    def _workshop(self, tools: Tools, step: Step) -> Workshop:
        id_ = tools.language.id
        if id_ not in self._workshops:
            assert step.resident is not None
            job = tools.resident_job(step.resident, LIFE_SECONDS)
            seconds = self._caps.build_seconds or step.limits.seconds
            workshop = Workshop(self._sandbox, job, seconds, step.resident.builds)
            self._workshops[id_] = workshop
            # Without this the interpreter may be half gone when the resident is laid to rest.
            atexit.register(workshop.close)
        return self._workshops[id_]

    def _compile(self, tools: Tools, job: Job, alone: bool) -> Built:
        """What the compiler says, once more and alone if it was killed or could not start."""
        language = tools.language
        built = of_run(self._sandbox.run(job, alone))
        if seems_broken(language, built):
            built = of_run(self._sandbox.run(job, alone=True))
        # A program may hold the words by which a broken compiler is known, and have them shown.
        if seems_broken(language, built) and (was_killed(built) or not self._works(tools)):
            raise JudgeError(f"the {language.name} compiler breaks: {last_words(built.output)}")
        if built.ok and built.artifact is None:
            raise JudgeError(f"the {language.name} compiler succeeded and left nothing")
        return built

    def _works(self, tools: Tools) -> bool:
        """Whether the compiler compiles its language's own test program."""
        language = tools.language
        assert language.build is not None
        source = language.hello.read_text(encoding="utf-8")
        program = Program(source, language.id, "hello", hashlib.sha256(source.encode()).hexdigest())
        built = of_run(self._sandbox.run(tools.job(program, language.build), alone=True))
        return built.ok and built.artifact is not None

    def run(self, program: Program, built: Built, stdin: bytes = b"", alone: bool = False) -> Run:
        """One run of a program that was built; with `alone`, while nothing else runs."""
        tools = self._tools_of(program)
        job = tools.job(program, tools.language.run, self._wish(self._caps.run_seconds))
        if built.artifact is not None:
            job = replace(job, files=(File(PROGRAM, built.artifact, executable=True),))
        return self._sandbox.run(replace(job, stdin=stdin), alone)

    def serve(
        self, program: Program, built: Built, glue: Glue, mark: bytes, alone: bool = False
    ) -> AbstractContextManager[Session]:
        """The program under its driver, living until the block ends; see `Sandbox.session`."""
        tools = self._tools_of(program)
        step = drive_of(tools.language).run
        job = tools.job(program, step, self._wish(_LIFE_SECONDS), glue)
        if built.artifact is not None:
            artifact = File(PROGRAM, built.artifact, executable=True)
            job = replace(job, files=(*job.files, artifact))
        job = replace(job, command=(*_SERVED, *job.command), dialogue=True)
        return self._sandbox.session(job, mark, alone)

    def patience(self, program: Program) -> tuple[float, float]:
        """Seconds that a served program may take to load, and for each call."""
        language = self._tools_of(program).language
        longest = self._caps.run_seconds or language.run.limits.seconds
        return longest, min(longest, drive_of(language).run.limits.seconds)

    def check(self, program: Program) -> bool | None:
        """True if the program parses, False if it does not; None if nothing tells."""
        tools = self._tools_of(program)
        step = tools.language.check
        if step is None:
            return None
        wish = Wish(self._caps.build_seconds, sanitize=self._caps.sanitize)
        done = self._sandbox.run(tools.job(program, step, wish))
        return None if done.stopped else done.exit == 0

    def _wish(self, seconds: float | None) -> Wish:
        return Wish(seconds, self._caps.memory_mib, self._caps.sanitize)

    def _tools_of(self, program: Program) -> Tools:
        tools = self._tools.get(program.language)
        if tools is None:
            raise JudgeError(f"no toolchain for {program.language}")
        return tools


def drive_of(language: Language) -> Drive:
    """How the language's functions are called. Raises JudgeError if nobody can."""
    if language.drive is None:
        raise JudgeError(f"{language.name} has no driver: lang.yaml lacks `drive`")
    return language.drive


def _key(mode: str, job: Job, toolchain: Toolchain) -> str:
    """All that decides what the compiler makes of a program; how long it may take does not."""
    source = [(file.path, hashlib.sha256(file.content).hexdigest()) for file in job.files]
    told = [mode, _KEPT, job.command, job.env, source, job.limits.memory_mib, toolchain.version]
    # The prepared folder's name tells what it holds, the toolchain's tells where it came from.
    seen = [(mount.target, Path(mount.source).name) for mount in job.mounts]
    return hashlib.sha256(json.dumps([told, seen]).encode()).hexdigest()
