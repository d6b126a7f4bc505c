"""A language is a folder: what langs/<id>/lang.yaml says, checked and typed.

No Python code knows the name of a language. What is special about one stands in its folder.
"""

import functools
import re
from itertools import chain
from pathlib import Path
from typing import Literal

from pydantic.dataclasses import dataclass

from algoreval.errors import ConfigError
from algoreval.registry import ROOT, names
from algoreval.spec import STRICT, Drive, Prepare, Regex, Sanitize, Step, ToolSpec, read_spec


@dataclass(frozen=True, config=STRICT)
class Language:
    """One language: how it is spelled, recognised, built and run."""

    id: str
    folder: Path

    name: str
    """As people write it: "C++"."""

    fence: str
    """The tag of its code blocks in prompts."""

    aliases: tuple[str, ...]
    """Every tag that models use, in lower case, the fence included."""

    source: str
    """The file name of a program."""

    naming: Literal["snake", "camel"]
    """How function names are written."""

    definition: Regex
    """Finds the head of a definition of the function {name}, up to where its body begins."""

    placeholder: Regex
    """Matches, from there on, a body that is left out: `...`, "TODO", nothing but comments."""

    code: Regex
    """Tells code in this language from prose and, roughly, from other languages."""

    entry: str
    """How a program starts, in words for prompts."""

    standard: str
    """The language's standard and flags, in words for people."""

    toolchain: ToolSpec
    run: Step

    error: Regex
    """Finds the first error in what the compiler or the check prints."""

    exception: Regex
    """Finds an uncaught exception in what a program prints on stderr."""

    out_of_memory: Regex
    """Finds the runtime's own word for exhausted memory there."""

    broken: Regex = r"(?!)"
    """Finds, in what the compiler prints, that it broke itself: no fault of the program."""

    start: Regex = r"(?!)"
    """Finds what makes a program do something when it is run: its main function, or a call."""

    prepare: Prepare | None = None

    build: Step | None = None
    """None: programs run from their source."""

    drive: Drive | None = None
    """None: only the fixed test can be judged."""

    sanitize: Sanitize | None = None
    """None: the language has no sanitizers, or needs none."""

    check: Step | None = None
    """Parses a program that failed, without running it; exit status 0 says that it parses."""

    @property
    def hello(self) -> Path:
        """A program that prints "hello" if the toolchain works."""
        return self.folder / f"hello{Path(self.source).suffix}"

    def defines(self, source: str, function: str) -> bool:
        """True if the program defines a function of this name, with a body."""
        head = re.compile(self.definition.replace("{name}", re.escape(function)), re.MULTILINE)
        left_out = re.compile(self.placeholder, re.MULTILINE)
        found = head.search(source)
        while found and (stub := left_out.match(source, found.end())):
            # Behind the stub: what it holds is read once, however many heads stand in it.
            found = head.search(source, stub.end())
        return found is not None

    def starts(self, source: str) -> bool:
        """True if the program can be run by itself, as far as the language's data tell."""
        return re.search(self.start, source, re.MULTILINE) is not None

    def looks_like(self, text: str) -> bool:
        """True if the text looks like code in this language."""
        return re.search(self.code, text, re.MULTILINE) is not None

    def first_error(self, diagnostics: str) -> str:
        """The first error that a compiler reports, or its first line, or nothing."""
        found = re.search(self.error, diagnostics, re.MULTILINE)
        if found:
            return found[0].strip()
        return next((line.strip() for line in diagnostics.splitlines() if line.strip()), "")


def load_language(folder: Path) -> Language:
    """The language of one folder. Raises ConfigError if its lang.yaml is malformed."""
    path = folder / "lang.yaml"
    language = read_spec(Language, path, id=folder.name, folder=folder)
    if language.fence not in language.aliases:
        raise ConfigError(f"{path}: aliases: the fence {language.fence!r} is missing")
    if language.build and not language.build.artifact:
        raise ConfigError(f"{path}: build.artifact: a build must say which file it makes")
    for step in filter(None, (language.build, language.run, language.check)):
        _check_words(step, WORDS, path)
    drive = language.drive
    for step in filter(None, (drive.build, drive.run) if drive else ()):
        _check_words(step, WORDS | DRIVE_WORDS, path)
    glue = [folder / drive.glue] if drive else []
    for needed in (language.hello, folder / "types.yaml", folder / "program.j2", *glue):
        if not needed.is_file():
            raise ConfigError(f"{needed}: missing; every language has one, see CONTRIBUTING.md")
    return language


def _check_words(step: Step, words: set[str], path: Path) -> None:
    resident = step.resident.command if step.resident else ()
    unknown = set(PLACEHOLDER.findall(" ".join((*step.command, *resident)))) - words
    for shortcut in chain.from_iterable(step.shortcuts):
        own = set(re.compile(shortcut.when).groupindex)
        unknown |= set(PLACEHOLDER.findall(" ".join(shortcut.flags))) - words - own
    if unknown:
        known = ", ".join(sorted(words))
        word = f"{{{min(unknown)}}}"
        raise ConfigError(f"{path}: {word} means nothing in a command; known: {known}")


PLACEHOLDER = re.compile(r"(?<!\$)\{([a-z_]+)\}")
WORDS = {"tool", "root", "source", "program", "prepared", "heap_mib", "sanitize", "shortcuts"}
DRIVE_WORDS = {"glue", "functions", "arity"}
"""What a step's command may name; a word that means nothing would fail every program."""


@functools.cache
def languages() -> dict[str, Language]:
    """All languages in sorted order of id."""
    folder = ROOT / "langs"
    return {name: load_language(folder / name) for name in names(folder)}
