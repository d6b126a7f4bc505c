"""A language's steps as jobs for the sandbox."""

import functools
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from itertools import chain
from pathlib import Path

from algoreval.built import WORK, Glue
from algoreval.extract import Program
from algoreval.language import Language
from algoreval.sandbox import File, Job, Limits
from algoreval.sandbox.job import Mount
from algoreval.spec import Bounds, Resident, Shortcut, Step, filled
from algoreval.toolchain import Toolchain, prepared

PROGRAM = f"{WORK}/program"
"""Where a built program stands."""

_COMPILER_OUTPUT_BYTES = 4 << 20


@dataclass(frozen=True)
class Wish:
    """How a step is to be done, beside what lang.yaml says; None leaves that."""

    seconds: float | None = None
    memory_mib: int | None = None
    sanitize: bool = False
    quick: bool = False
    """Whether it takes the shortcuts that apply."""


@dataclass(frozen=True)
class Tools:
    """A language with its toolchain on this machine."""

    language: Language
    toolchain: Toolchain
    state: Path

    def job(
        self, program: Program, step: Step, wish: Wish | None = None, glue: Glue | None = None
    ) -> Job:
        """The job of one step, with the program's source."""
        wish = wish or Wish()
        bounds = step.limits
        memory = wish.memory_mib or bounds.memory_mib
        words = self._words(bounds, memory)
        files = [File(words["source"], program.source.encode())]
        drive = self.language.drive
        if glue is not None and drive is not None:
            words |= {"glue": f"{WORK}/{drive.glue.removesuffix('.j2')}", **dict(glue.words)}
            text = program.source + filled(drive.append, words)
            files = [
                File(words["source"], text.encode()),
                File(words["glue"], glue.source.encode()),
            ]
        sanitize = self.language.sanitize if wish.sanitize else None
        env = step.env
        if sanitize and not step.artifact:
            bounds = replace(bounds, slack_mib=sanitize.slack_mib)
            env = env | sanitize.env
        flags = {
            "{sanitize}": sanitize.flags if sanitize else (),
            "{shortcuts}": shortcuts(step, program) if wish.quick else (),
        }
        command = tuple(chain.from_iterable(flags.get(word, (word,)) for word in step.command))
        limits = _limits(bounds, wish.seconds or bounds.seconds, memory)
        if step.artifact:
            # A flood of error messages is a compile error like any other, not a limit hit.
            limits = replace(limits, output_bytes=_COMPILER_OUTPUT_BYTES)
        return replace(
            self._job(command, env, words),
            files=tuple(files),
            limits=limits,
            export=step.artifact or None,
        )

    def resident_job(self, resident: Resident, life_seconds: float) -> Job:
        """The job of a compiler that stays."""
        bounds = resident.limits
        words = self._words(bounds, bounds.memory_mib)
        limits = _limits(bounds, life_seconds, bounds.memory_mib)
        job = self._job(resident.command, resident.env, words)
        return replace(job, limits=limits, dialogue=True)

    def _words(self, bounds: Bounds, memory_mib: int) -> dict[str, str]:
        return {
            **self.toolchain.words,
            "source": f"{WORK}/{self.language.source}",
            "program": PROGRAM,
            # However little is allowed, a heap of nothing would only say that the option is wrong.
            "heap_mib": str(max(memory_mib - bounds.reserve_mib, memory_mib // 2)),
        }

    def _job(
        self, command: tuple[str, ...], env: Mapping[str, str], words: Mapping[str, str]
    ) -> Job:
        needs = any("{prepared}" in word for word in command)
        return Job(
            command=tuple(filled(word, words) for word in command),
            mounts=(*self.toolchain.mounts, *(self._prepared if needs else ())),
            env=tuple((name, filled(value, words)) for name, value in env.items()),
        )

    @functools.cached_property
    def _prepared(self) -> tuple[Mount, ...]:
        return prepared(self.language, self.toolchain, self.state)


def shortcuts(step: Step, program: Program) -> tuple[str, ...]:
    """The flags of the shortcuts that apply to a program on this machine."""
    return tuple(chain.from_iterable(_first(group, program) for group in step.shortcuts))


def _first(group: Iterable[Shortcut], program: Program) -> tuple[str, ...]:
    for shortcut in group:
        found = re.search(shortcut.when, program.source)
        if found and _is_here(shortcut.file):
            return tuple(filled(flag, found.groupdict()) for flag in shortcut.flags)
    return ()


@functools.cache
def _is_here(file: str) -> bool:
    return not file or Path(file).exists()


def _limits(bounds: Bounds, seconds: float, memory_mib: int) -> Limits:
    return Limits(
        wall_seconds=seconds,
        cpu_seconds=seconds,
        memory_mib=memory_mib,
        data_mib=memory_mib + bounds.slack_mib,
        processes=bounds.processes,
        open_files=bounds.files,
        scratch_mib=bounds.scratch_mib,
    )
