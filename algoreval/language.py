"""A language is a folder: what langs/<id>/lang.yaml says, checked and typed.

No Python code knows the name of a language. What is special about one stands in its folder.
"""

import functools
import re
from collections.abc import Mapping
from dataclasses import field
from pathlib import Path
from typing import Annotated, Literal, TypeVar

import yaml
from pydantic import AfterValidator, ConfigDict, TypeAdapter, ValidationError
from pydantic.dataclasses import dataclass

from algoreval.errors import ConfigError
from algoreval.registry import ROOT, names

_STRICT = ConfigDict(extra="forbid")


def _regex(text: str) -> str:
    try:
        re.compile(text.replace("{name}", "name"))
    except re.error as error:
        raise ValueError(f"not a regular expression: {error}") from None
    return text


def _version(text: str) -> str:
    if not re.fullmatch(r"\d+(\.\d+)*", text):
        raise ValueError("not a version; write it as text, like '17' or '1.22'")
    return text


Regex = Annotated[str, AfterValidator(_regex)]
Version = Annotated[str, AfterValidator(_version)]

T = TypeVar("T")


@dataclass(frozen=True, config=_STRICT)
class Bounds:
    """What one step may use. The defaults are those of running a program."""

    seconds: float = 30
    """Wall time."""

    memory_mib: int = 512
    """Memory of all processes together."""

    reserve_mib: int = 0
    """Part of the memory that is not heap: a command's {heap_mib} is memory_mib without it."""

    slack_mib: int = 0
    """By how much one process's data may exceed memory_mib: runtimes map more than they use."""

    processes: int = 64
    """Processes and threads together."""

    files: int = 256
    """Open files of one process."""

    scratch_mib: int = 64
    """Room on disk, and the largest file."""


@dataclass(frozen=True, config=_STRICT)
class Step:
    """A command that runs in the sandbox.

    Its words may hold {source}, {program} (the built artifact), {root} (the toolchain's folder),
    {tool} (its program), {prepared} (what `prepare` made) and {heap_mib}.
    """

    command: tuple[str, ...]

    artifact: str = ""
    """The one file that the command leaves behind, as a path in the sandbox."""

    env: dict[str, str] = field(default_factory=dict)

    limits: Bounds = field(default_factory=Bounds)


@dataclass(frozen=True, config=_STRICT)
class Query:
    """A trusted question to a toolchain, and where the answer stands in what it prints.

    The words may hold {tool}, the program that is asked.
    """

    command: tuple[str, ...]
    pattern: Regex = r"\S.*"
    """The answer is group 1, or the whole match if there is no group."""


@dataclass(frozen=True, config=_STRICT)
class Packages:
    """Where a missing toolchain comes from."""

    debian: tuple[str, ...] = ()
    """Choices, the preferred first. One may be several packages; the first tells the version."""

    pypi: tuple[str, ...] = ()
    """Exact requirements, installed into the virtual environment."""


@dataclass(frozen=True, config=_STRICT)
class ToolSpec:
    """How a toolchain is found, how new it must be and what the sandbox must see of it."""

    programs: tuple[str, ...]
    """Names to look for on PATH, the preferred first."""

    minimum: Version
    version: Query

    root: Query | None = None
    """Prints the toolchain's folder; without it, the folder above that of the program."""

    path: str = "bin/{name}"
    """The program inside that folder. Wrappers (pyenv, rustup) are left behind by this."""

    requires: tuple[str, ...] = ()
    """Further files that the folder must hold."""

    needs: tuple[str, ...] = ()
    """Programs that must stand in /usr/bin besides, or files by their whole path."""

    places: tuple[str, ...] = ()
    """Further programs to try: {interpreter} is the Python under this virtual environment,
    {packages} the folder of its packages."""

    preferred: bool = False
    """True: the places are tried before PATH."""

    target: str = ""
    """Where the folder is mounted in the sandbox, unless it is a part of /usr."""

    mounts: tuple[str, ...] = ()
    """Patterns of further paths to mount where they are, if they exist."""

    hide: tuple[str, ...] = ()
    """Patterns of folders that programs must not see: third-party packages of the host. {root} is
    the toolchain's folder."""

    omit: tuple[str, ...] = ()
    """Patterns of what a copy of the folder may lack: documentation, tests."""

    packages: Packages = field(default_factory=Packages)


@dataclass(frozen=True, config=_STRICT)
class Prepare:
    """A trusted command that runs once per toolchain, outside the sandbox, with its own folder.

    Its words may hold {out} (the folder to fill), {folder} (this language's), {tool}, {root} and
    {prepared} (where the sandbox will see the folder).
    """

    command: tuple[str, ...]
    sources: tuple[str, ...]
    """Files beside lang.yaml that it reads: another content makes it run again."""

    env: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True, config=_STRICT)
class Variant:
    """Another name for the source file of programs that a pattern tells apart."""

    source: str
    when: Regex


@dataclass(frozen=True, config=_STRICT)
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
    """Finds the place where a program defines the function {name}."""

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

    variants: tuple[Variant, ...] = ()
    prepare: Prepare | None = None

    build: Step | None = None
    """None: programs run from their source."""

    check: Step | None = None
    """Parses a program that failed, without running it; exit status 0 says that it parses."""

    @property
    def hello(self) -> Path:
        """A program that prints "hello" if the toolchain works."""
        return self.folder / f"hello{Path(self.source).suffix}"

    def file(self, source: str) -> str:
        """The file name for this program's text: a variant's, or the usual one."""
        for variant in self.variants:
            if re.search(variant.when, source, re.MULTILINE):
                return variant.source
        return self.source

    def defines(self, source: str, function: str) -> bool:
        """True if the program defines a function of this name."""
        pattern = self.definition.replace("{name}", re.escape(function))
        return re.search(pattern, source, re.MULTILINE) is not None

    def looks_like(self, text: str) -> bool:
        """True if the text looks like code in this language."""
        return re.search(self.code, text, re.MULTILINE) is not None

    def first_error(self, diagnostics: str) -> str:
        """The first error that a compiler reports, or its first line, or nothing."""
        found = re.search(self.error, diagnostics, re.MULTILINE)
        if found:
            return found[0].strip()
        return next((line.strip() for line in diagnostics.splitlines() if line.strip()), "")


def filled(text: str, words: Mapping[str, str]) -> str:
    """The text with each known {word} replaced; other braces stay, so shell scripts pass.

    >>> filled("{tool} -o ${x} {source}", {"tool": "cc", "source": "a.c"})
    'cc -o ${x} a.c'
    """
    return re.sub(r"\{(\w+)\}", lambda match: words.get(match[1], match[0]), text)


def read_spec(kind: type[T], path: Path, **known: object) -> T:
    """A YAML file as a checked dataclass; `known` are fields that the file does not state.

    Raises ConfigError in one line that names the file and the field.
    """
    try:
        data = yaml.safe_load(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise ConfigError(f"{path}: {error.strerror}") from error
    except (yaml.YAMLError, UnicodeDecodeError) as error:
        raise ConfigError(f"{path}: not YAML: {' '.join(str(error).split())}") from error
    if not isinstance(data, dict):
        raise ConfigError(f"{path}: a mapping of fields is expected")
    try:
        return TypeAdapter(kind).validate_python({**data, **known})
    except ValidationError as error:
        first = error.errors()[0]
        place = ".".join(map(str, first["loc"])) or "file"
        message = first["msg"].removeprefix("Value error, ")
        raise ConfigError(f"{path}: {place}: {message}") from error


def load_language(folder: Path) -> Language:
    """The language of one folder. Raises ConfigError if its lang.yaml is malformed."""
    path = folder / "lang.yaml"
    language = read_spec(Language, path, id=folder.name, folder=folder)
    if language.fence not in language.aliases:
        raise ConfigError(f"{path}: aliases: the fence {language.fence!r} is missing")
    if language.build and not language.build.artifact:
        raise ConfigError(f"{path}: build.artifact: a build must say which file it makes")
    return language


@functools.cache
def languages() -> dict[str, Language]:
    """All languages in sorted order of id."""
    folder = ROOT / "langs"
    return {name: load_language(folder / name) for name in names(folder)}
