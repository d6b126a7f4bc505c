"""Finds installed programs and asks them how new they are; installs and runs nothing else."""

import json
import os
import re
import shutil
import sys
import sysconfig
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from algoreval.spec import Query, ToolSpec
from algoreval.state import write_whole
from algoreval.trusted import ask

_PLAIN = {"LC_ALL": "C.UTF-8"}
"""Environment of the questions, beside what a language adds: answers in English."""


@dataclass(frozen=True)
class Found:
    """A program that is new enough."""

    program: Path
    """The real one, not the wrapper that led to it."""

    root: Path
    version: str


@dataclass(frozen=True)
class Missing:
    """Why there is nothing to use, and what would help."""

    reason: str
    install: str = ""
    """A command for this machine; empty if we know none."""

    def __str__(self) -> str:
        return f"{self.reason}; to install it: {self.install}" if self.install else self.reason


def as_version(text: str) -> tuple[int, ...]:
    """A version as numbers that compare.

    >>> as_version("1.9.1") < as_version("1.22")
    True
    """
    return tuple(int(number) for number in re.findall(r"\d+", text))


def search(spec: ToolSpec, state: Path) -> Found | Missing:
    """The first program that is new enough and complete; else why each one will not do."""
    reasons = []
    for candidate in _candidates(spec):
        found = _examine(candidate, spec, state)
        if isinstance(found, Found):
            return found
        reasons.append(found)
    # The first one is what the user would have got, so its fault is the one to tell.
    return Missing(reasons[0] if reasons else f"{spec.programs[0]} is not installed")


def _candidates(spec: ToolSpec) -> Iterator[Path]:
    on_path = [
        Path(folder, name)
        for name in spec.programs
        for folder in os.get_exec_path()
        if folder.startswith("/")
    ]
    places = [path for place in spec.places for path in _expand(place)]
    seen = set()
    for path in places + on_path if spec.preferred else on_path + places:
        # /bin is often a link to /usr/bin. The name stays: wrappers look at it.
        key = (path.parent.resolve(), path.name)
        if key not in seen and path.is_file() and os.access(path, os.X_OK):
            seen.add(key)
            yield path


def _expand(place: str) -> list[Path]:
    place = place.replace("{interpreter}", getattr(sys, "_base_executable", sys.executable))
    place = place.replace("{packages}", sysconfig.get_path("purelib"))
    return matching(str(Path(place).expanduser()), newest=True)


def matching(pattern: str, newest: bool = False) -> list[Path]:
    """The paths that match an absolute pattern, in order of their names or newest version first."""
    paths = sorted(Path("/").glob(pattern.lstrip("/")))
    return sorted(paths, key=lambda path: as_version(str(path)), reverse=True) if newest else paths


def _examine(candidate: Path, spec: ToolSpec, state: Path) -> Found | str:
    """The real program behind a candidate, or what is wrong with it in one line."""
    answers = _remembered(candidate, state) or _probe(candidate, spec)
    if answers is None:
        return f"{candidate} does not run"
    version, root = answers[0], Path(answers[1])
    if as_version(version) < as_version(spec.minimum):
        return f"{candidate.name} {version} is too old, {spec.minimum} or newer is needed"
    program = root / spec.path.replace("{name}", candidate.name)
    for path in (program, *(root / part for part in spec.requires)):
        if not path.exists():
            return f"{candidate.name} {version} in {root} is incomplete: no {path.name}"
    for need in spec.needs:
        if not (Path(need).exists() if "/" in need else shutil.which(need, path="/usr/bin:/bin")):
            return f"{candidate.name} {version} needs {need}, which is not installed"
    if program.resolve() == candidate.resolve():
        # A wrapper is asked each time: what it leads to may change while it stays the same.
        _remember(candidate, answers, state)
    return Found(program, root, version)


def _probe(candidate: Path, spec: ToolSpec) -> tuple[str, str] | None:
    version = _answer(spec.version, candidate)
    if version is None:
        return None
    if spec.root is None:
        return version, str(candidate.resolve().parent.parent)
    root = _answer(spec.root, candidate)
    return None if root is None else (version, str(Path(root).resolve()))


def _answer(query: Query, tool: Path) -> str | None:
    said = ask(
        [word.replace("{tool}", str(tool)) for word in query.command], {**_PLAIN, **query.env}
    )
    found = re.search(query.pattern, said or "")
    return found[found.re.groups and 1].strip() if found else None


def _stamp(path: Path) -> list[str | int]:
    real = path.resolve()
    status = real.stat()
    return [str(real), status.st_size, status.st_mtime_ns]


def _notes(state: Path) -> dict[str, Sequence[Sequence[str | int]]]:
    try:
        notes = json.loads((state / "toolchains.json").read_bytes())
    except (OSError, ValueError):
        return {}
    return notes if isinstance(notes, dict) else {}


def _remembered(candidate: Path, state: Path) -> tuple[str, str] | None:
    match _notes(state).get(str(candidate)):
        case [stamp, [str(version), str(root)]] if stamp == _stamp(candidate):
            return version, root
    return None


def _remember(candidate: Path, answers: tuple[str, str], state: Path) -> None:
    notes = _notes(state)
    note = [_stamp(candidate), list(answers)]
    if notes.get(str(candidate)) != note:
        # Two processes that write at once lose a note at worst, and ask again.
        write_whole(state / "toolchains.json", json.dumps({**notes, str(candidate): note}).encode())
